/** The companions on offer: for which game, and which of its options says how strong the other side is. */
export interface Offer {
  game: string
  level: { option: string; choices: string[]; usual: string }
  options: string[] // of the game, that a companion takes too
}

export const companions: Record<string, Offer> = {
  automa: {
    game: 'great_western_trail',
    level: { option: 'automa', choices: ['easy', 'medium', 'hard', 'surprise'], usual: 'medium' },
    options: ['setup', 'automa_starting_objective', 'automa_deck'],
  },
}

export const hasCompanion = (game: string) => Object.values(companions).some((offer) => offer.game === game)
