# My box: entering what is in one’s own box, in English.

box-about = Enter what is in your own box, and play with exactly that. Lists stay on this device; at a table everybody sees that it is a custom list.
box-game = Game
box-list = List
box-new = New, empty
box-from-ours = New, from ours
box-import = Load a list (TOML)
box-name = Name of the list
box-export = Save as a file
box-delete = Delete the list
box-delete-sure = “{ $name }” will be gone from this device.
box-none = There is no list yet. Start with an empty one, or with ours, and change what differs in your box.
box-new-name = My box { $number }
box-not-taken = { $file } cannot be shown here.
box-missing = { $count } missing
box-too-many = { $count } too many
box-right = Complete and correct.
box-not-kept = This device cannot keep the list: save it as a file.
box-show = Show where
box-here = look here
box-again = One more like it
box-remove = Remove: { $what }
box-less = { $what }: less
box-more = { $what }: more
box-row = { $card } (×{ $count })
box-count = How many
box-cards = Cards

## Go West!

box-per_region = Every region
    .about = What all four regions have: each of these is in the box four times.
box-no_region = No region
box-places = Tokens
box-places-none = none
box-places-one = one here
box-places-two = two here
box-places-plus = one here, one elsewhere
box-cost = Cost
box-add-card = Add a card: { $where }

## Carcassonne: Gold Rush

box-tiles = Tiles
box-start = Start tile
box-tokens = Mining tokens
box-token = Value { $value }
box-id = Short name
box-side-N = Top
box-side-E = Right
box-side-S = Bottom
box-side-W = Left
box-land-P = prairie
box-land-R = rail
box-land-M = mountain
box-mountain-of = { $side } belongs to
box-mountain = mountain { $number }
box-rail = Rail { $number }
box-from = From
box-to = To
box-end-N = top
box-end-E = right
box-end-S = bottom
box-end-W = left
box-end-J = junction
box-end-C = city
box-end-M = mountain { $number }
box-locos = Locomotives
box-nuggets = Nuggets, mountain { $number }
box-prairie = Prairie { $number } ({ $sides })
box-camps = Indian camps
box-herds = Herds of horses
box-add-rail = Rail inside the tile
box-rails-anew = Redo the rails
box-add-tile = Add a tile

## Great Western Trail: the Automa

box-movement = Digits of the movement card
box-digit = Digit { $number }
box-build = Order in which branches are compared when building
box-criterion = Place { $number }
box-criterion-woods = woods
box-criterion-human_buildings = your buildings
box-criterion-shortest = the shortest
box-criterion-lowest_toll = the lowest toll
box-own-build = This card has an order of its own
box-automa-card = Card { $number }
box-number = Number
box-move = Steps
box-action = Action
box-kansas-u = upper
box-kansas-l = lower
box-add-automa = Add a card
