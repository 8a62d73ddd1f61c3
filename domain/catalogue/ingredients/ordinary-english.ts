/**
 * Names of ingredients in another language that menus use for something else, in English or in the name of a dish:
 * in a text they name nothing, in a line of a recipe they do.
 */
export const ORDINARY_ENGLISH: ReadonlySet<string> = new Set(
  (
    'pao more mai runs run dragon dragons bua bailey pommes clara choux pere glace haba mile bras per paste pastes dorado dorados pan pans sale sales bar bars son sons mil col cols res rape rapes mole moles lime limes date dates rind rinds ' +
    'hummer hart drop drops pie pies pot room rooms wild see fond bon fat pens sal porto port lard ' +
    'bot pine pines mora grana corn cane canes mate care mango lima mel mere meld bone gem gems ape ' +
    'bleu glace meel most cod hots mule mules panes rook rooks ree rod noga ' +
    'rombo rood rum salve salsa sage sauce sel son spek step steps tee tees thins toast vin vis vla wei water worst ' +
    'enter bistro arrows canvas bread ham glaces curry moule raie plat grain grains mou sole soles roman romane coste mais pois'
  ).split(' '),
)
