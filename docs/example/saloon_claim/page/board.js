// Claim on the page: a plain ES module, with no build step. mount() draws into an element and gives back how to go on.

function element(kind, name, text = '') {
  const made = document.createElement(kind)
  made.className = name
  made.textContent = text
  return made
}

function draw(board, { view, names, moves, refused, speak, choose, explain }) {
  const [floods, ...nuggets] = view.pile
  const pile = element('ul', 'claim-pile')
  pile.append(element('li', 'claim-flood', speak.say('floods', { count: floods })))
  nuggets.forEach((count, index) => pile.append(element('li', '', speak.say('nuggets', { worth: index + 1, count }))))

  const head = element('tr', '')
  head.append(...['seat', 'gold', 'claim'].map((column) => element('th', '', speak.say(`column-${column}`))))
  const rows = names.map((name, seat) => {
    const row = element('tr', seat === view.digger ? 'claim-digger' : '')
    row.append(...[name, view.gold[seat], view.claims[seat] ?? '?'].map((value) => element('td', '', String(value))))
    return row
  })
  const seats = element('table', 'claim-seats')
  seats.append(head, ...rows)

  const buttons = element('p', 'row')
  for (const { action, refusal } of [...moves, ...refused]) {
    const button = element('button', 'button', speak.action(action))
    button.setAttribute('aria-disabled', String(refusal !== undefined))
    button.onclick = () => (refusal ? explain(refusal) : choose(action))
    buttons.append(button)
  }
  board.replaceChildren(pile, seats, buttons)
}

export default {
  mount(place, props) {
    const board = element('div', 'claim sheet')
    place.append(board)
    draw(board, props)
    return { update: (changed) => draw(board, changed), destroy: () => board.remove() }
  },
}
