import type { Houses } from './house.ts'

/** The taqueria, the kitchen of moles and clay pots, and the table by the sea. */
export const mexican: Houses = {
  taqueria:
    /\b(?:tacos?|burrito|torta|quesa\w+|nachos|fajitas|costras|elote|esquites|gorditas|sopes|al pastor|alambre|fundido|birria|carnitas|carne asada|arrachera|street|totopos|guacamole|enchiladas|tamales|cambray|toreados|chicharron|canasta|bowl|tostadas? de (?:tinga|frijol))\b/,
  traditional:
    /\b(?:mole|pipian|pozole|chiles? (?:rellenos?|en nogada|anchos)|cochinita|barbacoa|mixiote|huauzontles|oaxac\w*|puebla|yucat\w*|maya|tlayuda|tetelas|tlacoyos|sopa|albondigas|venado|pato|adobo de|huitlacoche|enfrijoladas|enchiladas|fideo|quelites|calabacitas|chayotes?|caldo|crema|flor de calabaza|veracruzana|lentejas|tamales|camote|carnitas)\b/,
  seafood:
    /\b(?:ceviche|aguachile|coctel|atun|erizo|pescado|camaron(?:es)?|pulpo|zarandeado|robalo|huachinango|langosta|callo|ensenada|baja|acapulco|sinaloa|veracruz\w*|mojarra|salmon|tumbada|sobaqueras|cesar|bowl|coliflor|quinoa|al ajillo|calabacitas|camote asado|pipian verde|carne asada|arrachera|fajitas|pollo en crema|palmito|pepino|betabel)\b/,
}
