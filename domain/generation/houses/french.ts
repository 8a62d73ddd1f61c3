import { wordTable } from '../../text/word-table.ts'
import type { Houses } from './house.ts'

/** The bistro of Paris and Lyon, the brasserie with its shellfish, and the south. */
export const french: Houses = wordTable({
  bistro: `
    oignon, pate de campagne, mousse de foies, escargots, lyonnaise, chevre, meurette, oeuf, lentilles, rillettes
    steak, coq au vin, bourguignon, blanquette, confit de canard, poulet, truite, moules, pot au feu, lapin, cassoulet
    omelette, souffle, champignons, magret, gnocchis, chou farci, cocotte, courge, croque, saumon a l oseille, betteraves
    poireaux, celeri, aligot, sarladaises, lotte, gigot`,
  brasserie: `
    huitres, oignon, steak, escargots, tartare, foie gras, saint jacques, sole, entrecote, bearnaise, moules, croque
    quiche, lorraine, flamiche, choucroute, alsac*, homard, turbot, saumon, confit de canard, magret, poulet roti
    salade nicoise, galette, chevre, oeuf, soupe de poissons, cassoulet, fletan, omelette, champignons bourguignon
    poivre, caviar, loup de mer, cocotte`,
  provençal: `
    soupe de poissons, pissaladiere, tapenade, bouillabaisse, aioli, ratatouille, nicoise, nicois, loup de mer, gigot
    carre d agneau, barigoule, provencale, provencal, tian, panisses, fougasse, brandade, poivrons, tomates, chevre
    lotte, poulet a l estragon, estragon, daube, legumes farcis, riz de camargue, pois chiches, camargue, saumon
    haricots verts, asperges, artichauts, saint jacques, lapin, magret, entrecote`,
})
