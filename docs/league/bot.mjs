// A bot for `saloon league`: reads a line of JSON for each decision and writes one. Plays any game, at random.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const decision = JSON.parse(line);
  // decision.view is all that the seat may know, decision.moves what it can do: think here
  const move = decision.random % decision.moves.length;
  process.stdout.write(JSON.stringify({ move }) + "\n");
}
