import { anyWord } from '../../text/any-word.ts'

export type WineColor = 'red wine' | 'white wine'

/** Grapes and places that mean one color: a menu names the wine by them. */
export const wines = {
  'red wine': `
    merlot, malbec, syrah, shiraz, pinot noir, zinfandel, tempranillo, sangiovese, nebbiolo, barbera, dolcetto, gamay
    grenache, garnacha, mourvedre, monastrell, carmenere, nero d avola, aglianico, primitivo, zweigelt, blaufrankisch
    spatburgunder, chianti, barolo, barbaresco, brunello, valpolicella, amarone, montepulciano
    beaujolais, chateauneuf`,
  'white wine': `
    chardonnay, sauvignon blanc, pinot grigio, pinot gris, riesling, chenin, gruner, albarino, verdejo, vermentino
    gewurztraminer, viognier, semillon, torrontes, verdicchio, falanghina, fiano, assyrtiko, moschofilero, silvaner, weissburgunder
    grauburgunder, muscadet, sancerre, chablis, soave, gavi, vinho verde, picpoul, txakoli`,
} as const satisfies Readonly<Record<WineColor, string>>

const WHITE = anyWord(wines['white wine'], 'white(s), bianco(s), bianchi, blanc(s), blanco(s), weisswein')
const RED = anyWord(wines['red wine'], 'red(s), rosso, rossi, rouge(s), tinto(s), rotwein, cabernet')
/** Wines of which neither color is asked. */
const OTHER = anyWord(`
  rose(s), rosado, rosato, orange, dessert, sweet, late harvest, ice( )wine, px
  sparkling, brut, cava, prosecco, champagne, cremant, lambrusco, sekt, pet nat
  port, porto, sherry, madeira, marsala, sauternes, tokaj(i), moscato`)

/** The color of a wine by its folded words; `other` for pink, sparkling and sweet ones. */
export function wineColorIn(folded: string): WineColor | 'other' | undefined {
  if (OTHER.test(folded)) return 'other'
  // Sauvignon blanc and pinot noir are recognized by their second word.
  if (WHITE.test(folded)) return 'white wine'
  return RED.test(folded) ? 'red wine' : undefined
}

const WHITE_GRAPE = anyWord(wines['white wine'])
const RED_GRAPE = anyWord(wines['red wine'])

/** The color of what is named by a grape or a place alone: of a drink that nobody calls a wine, colors say nothing. */
export function grapeColorIn(folded: string): WineColor | undefined {
  if (OTHER.test(folded)) return undefined
  if (WHITE_GRAPE.test(folded)) return 'white wine'
  return RED_GRAPE.test(folded) ? 'red wine' : undefined
}
