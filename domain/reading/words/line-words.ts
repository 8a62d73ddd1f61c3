/** Words that lead to what comes with a dish, in the languages of menus. */
export const WITH =
  /^(?:with|w\/|on|in|and|or|served|topped|choice|from|mit|auf|an|in|und|oder|dazu|vom|avec|sur|au|aux|et|ou|servi|con|en|al|alla|e|o|y|de|com|no|na|ao|met|en|op|med|og|och|på|eller|m\/|z|ze|w|i|na|s|se|a|nebo|és|vagy|с|со|и|на|з|та|ile|ve|με|και)\s/iu

/** How all of a section are served: `Servis avec frites`, `All served with rice`, `Todos incluyen café`. */
export const SERVED =
  /^(?:(?:all|alle|tous|toutes|tod[oa]s|tutt[ei]|vše|wszystkie)\s(?:\p{L}+\s){0,2})?(?:are\s|sont\s|werden\s|se\s|wird\s)?(?:served|come|servie?s?|accompagné\p{L}*|serviert|gereicht|servid[oa]s?|sirven|acompañad[oa]s|incluyen?|includes?|inkl\.|servit[ei]|accompagnat[ei]|servidos|acompanhad[oa]s|geserveerd|serveras|serveres|ingår|tarjoillaan|podáváme|podávame|podawane|servirani)\s(?:\p{L}+\s){0,2}(?:with|avec|de|mit|con|com|met|med|s|se|so|z|w|sa|a)\s/iu

/** What can be added to a dish. */
export const ADDED =
  /^(?:[+]|add\b|add-?ons?\b|extras?\b|substitute\b|swap\b|sub\b|upgrade\b|make it\b|suppl[ée]ment|aggiunt|añad|zusätzlich|aufpreis|extra\b|tillägg|tilvalg|meerprijs|dodatek|dodatk|příplatek|feltét)/iu

/** `Menü 1: Schnitzel`, `Veg: Linsensuppe`: what a sheet of a week calls a dish, before its name. */
export const LEAD =
  /^((?:men[uüúù]|dish|option|gericht|tagesessen|plat|plato|piatto|schotel|ret|rätt|alt|rett|lounas|zestaw|danie|jídlo|jedlo|essen|linie|theke|opció|opcja|opción|opção|obrok|malica|fokus)\s?(?:\d{1,2}|[IVX]{1,3}|[A-D])(?:\s?\([^()]{2,20}\))?|[IVX]{1,3}\.?\s(?:danie|chod|fogás|jídlo|jedlo)|(?:veg(?:an|etar\p{L}*|gie|a)?|kasvis|wege|bezmas[áé]|bezmäsité|végétarien|polévka|polievka|soups?|suppe|soppa|leves|zupa|supă|sopa|soupe|zuppa|soep|tagessuppe|dagens(?:\s\p{Ll}+)?|hlavní chod|főétel|desszert|dezert|dessert|deser|napój|nápoj|ital|drink|juoma|dryck|drikke|getränk|boisson|bebida|bevanda|saladă|sałatka|salát|šalát|salat|salad|fisch|fish|ryba|hal|peix|pescado|pesce|vis|kala|fleisch|meat|kött|kjøtt|kød|liha|pasta|pizza der woche|wok|grill)\.?)\s?:\s+(?=\S)/iu

/** A sentence, then what can be had on top: `Served with fries. Substitute onion rings 2.00`. */
export const ADDING =
  /\p{L}{2}[.!]\s+(?:[\p{L}\s]{1,20}\s)?(?:add(?:ed)?|extras?|substitute|swap|sub|upgrade|make it|suppl[ée]ment|aggiunt\p{L}+|añad\p{L}+|zusätzlich|aufpreis|plus|tillägg|tilvalg|meerprijs|dopłata|příplatek|feltét)(?:\s|$)/iu

/** How many of a course may be had, and nothing else: `(choose one)`, `Please select two`, `au choix`. */
export const CHOOSE =
  /^[([]?(?:(?:please )?(?:choose|select|pick)(?: (?:any|your))?(?: (?:an?|one|two|three|four|[1-5]))?(?: of (?:the following|each|these))?|(?:your )?choice of(?: (?:one|two|three|[1-5]))?|(?:nach|zur) wahl|wählen sie(?: \p{L}+){0,3}|au choix|à choisir|a scelta|a elegir|elija \p{L}+|à escolha|naar keuze|efter eget val|do wyboru|dle výběru|на выбор|на вибір|任[选選]\p{Lo}{1,2}|自選|[请請][选選][择擇]?\p{Lo}{0,2}|お選びください|택\s?\d|중 택\s?\d)\s?[:.)\]]*$/iu

/** `At least 40 guests`, `ab 10 Personen`: for how many it is, which names neither a dish nor a part of a menu. */
export const NAMELESS =
  /^(?:at least|min(?:imum|destens)?\.?|m[ií]nimo|ab|à partir de|vanaf|od)\s\d{1,3}\s(?:guests?|people|persons?|covers|pax|personen|gäste|personnes|convives|couverts|personas|comensales|persone|pessoas|gasten|osób|osob)[.!]?$/iu

/** What one price is for: each, per person, from. */
export const EACH =
  /(?:\beach\b|\bea\.|\bper\b|\bpp\b|\bp\.\s?p\.|\bfrom\b|\bab\b|\bdès\b|\bdesde\b|\bfra\b)/iu

const OR_WORDS = 'or|oder|ou|o|ó|oppure|eller|tai|lub|albo|nebo|vagy|sau|ili|или|або|ή|veya'

/** A word between two choices, on a line alone; there the Dutch `of` is one, too. */
export const OR = new RegExp(`^(?:${OR_WORDS}|of)$`, 'iu')

/** The same within a line: `Soup of the day or Caesar salad`. */
export const OR_BETWEEN = new RegExp(String.raw`\s+(?:${OR_WORDS})\s+`, 'u')

/** Words of meals and of their courses, in the languages of menus: what a price that no dish has is for. */
export const OF_MEALS =
  /(?:^|[^\p{L}])(?:(?:one|two|three|four|five|six|seven|\d{1,2})[ -]?(?:courses?|gänge?|plats?|portate|pases|pasos|platos|tiempos|gangen|rätter|retter|pratos|dań|chod\p{L}*|fogás\p{L}*)|menus?|menús?|menüs?|menù|formules?|starters?|mains?|desserts?|puddings?|entr[ée]es?|plats?|vorspeisen?|hauptgang|hauptspeisen?|hauptgerichte?|nachspeisen?|primero|segundo|postre|primo|secondo|dolce|sopa|prato|sobremesa|voorgerecht|hoofdgerecht|nagerecht|förrätt|varmrätt|efterrätt|forret|hovedret|pairings?|accords?|maridaje|weinbegleitung|all|any(?!\s(?:style|way))|each|every|per|alle|jede\p{L}*|toute?s?|tous|todos|todas|tutt[ie]|persons?|personen?|personnes?|personas?|persone|pessoas?|kuvert|adults?|kids?|child(?:ren)?|students?|lunch|dagens|set|zestaw|osob\p{L}*|os\.|dzieci|osebo|meni|meniu|asmeniui|inimese|hlö|lapset|viinipaketti|vin(?:menu|pakke|paket)|barn|crianças|vinhos|vini|copii|djeca|otroci|çocuk|kişi|fő|gyermek|человека|детский|обед|обід|особи|човек|άτομο|μενού|paket|combo|người|套餐|每位|コース|세트|ชุด|ต่อท่าน|לסועד|للشخص)(?=$|[^\p{L}])/iu

/** `Wines by the glass`, `Vins au verre`: what is sold and how, and never who sells it. */
export const BY_THE_GLASS =
  /^(?:\p{L}+\s){1,3}(?:by the (?:glass|bottle|carafe)|au (?:verre|pichet)|al calice|por copas?|a copo|im (?:offenen )?ausschank|glasweise|per glas|på glas)$/iu

/** `White`, `D.O. Rueda`: colors and kinds of drinks, and where wines are from. */
export const OF_DRINKS =
  /^(?:(?:whites?|reds?|ros[eé]s?|sparkling|bubbles|orange|draft|draught|on tap|cans|bottles|blancs?|rouges?|bulles|bianchi|rossi|rosati|bollicine|blancos?|tintos?|rosados|espumosos|brancos|verdes|maduros|weiß|weiss|rot|hvid|rød|vitt|rött|białe|czerwone|bílá|červená)(?:\s(?:wines?|vins?|vini|vinos|vinhos|weine?))?|(?:D\.?\s?O\.?(?:\s?Ca\.?|\s?Q\.?)?|A\.?O\.?[CP]\.?|I\.?G\.?[PT]\.?|D\.?O\.?C\.?G?\.?)\s\p{Lu}[\p{L}\s-]{2,30})$/iu
