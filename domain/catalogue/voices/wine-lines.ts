/**
 * What a list says of a wine by the glass that its name doesn't: its grape, its color and its style, in three to six words.
 * Grapes are those of the appellation's rules or of the wine's own description; a maker's blend may differ, and its owner
 * edits the line. Places stand in the names.
 */
const lines = `
Anderson Valley Brut: Chardonnay and Pinot Noir, dry sparkling
Crémant d'Alsace: Pinot Blanc, dry sparkling, pear
Mencía, Bierzo: Mencía red, sour cherry, fresh
Priorat: Garnacha and Cariñena red, dark fruit
Cava Rosado: Garnacha and Trepat, dry pink sparkling
Prosecco Superiore: Glera, brut sparkling, green apple
Chianti Classico: Sangiovese red, sour cherry, firm
Vermentino di Sardegna: Vermentino white, crisp and salty
Barolo: Nebbiolo red, rose, firm tannin
Montepulciano d'Abruzzo: Montepulciano red, dark and easy
Verdicchio dei Castelli di Jesi: Verdicchio white, dry, green apple
Soave Classico: Garganega white, white peach
Pinot Grigio: Dry white, brisk, pear skin
Cerasuolo d'Abruzzo: Montepulciano rosé, deep and dry
Moscato d'Asti: Moscato, lightly sparkling, sweet
Lambrusco Secco: Lambrusco, dry sparkling red, dark berries
Vin Santo: Sweet amber wine of dried grapes
Kōshū: Koshu white, pale, dry, citrus
Pinot Noir, Hokkaido: Light red, wild strawberry
Muscat Bailey A: Soft, light-bodied red, strawberry
Dry Riesling: Dry white, lime, high acid
Japanese Rosé: Dry pale rosé, red currant
Tinto del Valle de Guadalupe: Nebbiolo and Tempranillo red, ripe
Chenin Blanc de Baja: Crisp white, quince and citrus
Tempranillo de Querétaro: Dry red, plum and oregano
Sauvignon Blanc de Valle: Crisp white, lime, green herbs
Rosado de Baja: Grenache rosé, dry, strawberry
Nashik Sauvignon Blanc: Dry white, grassy and crisp
Nashik Shiraz: Peppery red, served cool
Nashik Chenin Blanc: Off-dry white, ripe pear
Gewürztraminer: Scented white, lychee and rose
Nandi Hills Cabernet: Full red, dark fruit, soft
Nashik Rosé: Zinfandel rosé, dry, strawberry
Napa Cabernet Sauvignon: Full-bodied red, cassis and cedar
Sonoma Chardonnay: Full white, ripe pear, clean
Willamette Pinot Noir: Light red, cherry, forest floor
Finger Lakes Riesling: Dry white, lime and slate
Russian River Sauvignon Blanc: Crisp white, grapefruit, cut grass
Lodi Zinfandel: Big red, blackberry and pepper
Washington Merlot: Round red, plum and cocoa
California Rosé: Dry rosé, watermelon and strawberry
Late Harvest Riesling: Sweet white, peach and honey
Tawny Port: Sweet fortified red, dried orange
Finger Lakes Cabernet Franc: Medium red, raspberry and pepper
Willamette Pinot Gris: Dry white, pear, white peach
Hua Hin Chenin Blanc: Dry white, citrus
Khao Yai Shiraz: Dark, spicy red
Hua Hin Colombard: Bone-dry white, lime, green mango
Mosel Kabinett: Riesling, light, a touch sweet
Khao Yai Rosé: Dry rosé, watermelon
Chilled Gamay: Light red, raspberry and pepper
Cava Brut Nature: Brut nature sparkling, apple, citrus
Assyrtiko, Santorini: Bone-dry white, salt and citrus
Bekaa Valley Red: Cinsault, Carignan, Cabernet, warm spice
Rioja Crianza: Tempranillo red, plum and vanilla
Xinomavro: Tannic red, sour cherry, dried tomato
Albariño: Crisp white, salt, white peach
Moschofilero: Light white, rose petal, lime
Navarra Rosado: Garnacha rosé, deep and dry
Samos Muscat: Sweet Muscat, orange peel, apricot
Pedro Ximénez: Sweet black sherry, raisins, fig
Champagne Brut: Brut sparkling, chalk, green apple
Sancerre: Sauvignon Blanc, dry, grapefruit
Bordeaux Rouge: Merlot and Cabernet Franc, plum
Rosé de Provence: Grenache and Cinsault rosé, dry
Chablis: Chardonnay, dry, chalk, green apple
Pouilly-Fuissé: Chardonnay, full white, oak
Fiano di Avellino: Fiano, full white, honey
Godello, Valdeorras: Godello, full white, quince
Muscadet sur Lie: Melon de Bourgogne, lean, salty
Riesling d'Alsace: Dry white, lime, white peach
Bourgogne Pinot Noir: Light red, red cherry
Côtes du Rhône: Grenache and Syrah red, peppery
Morgon: Gamay red, dark fruit, cool
Tavel: Grenache rosé, dry and broad
Sauternes: Sémillon, sweet, honey and apricot
Banyuls: Grenache, sweet fortified red, plum
Ningxia Cabernet: Dry red, black cherry, licorice
Alsace Pinot Gris: Round white, pear and smoke
Mosel Riesling Feinherb: Off-dry white, lime and peach
Grüner Veltliner: Crisp white, pepper and green pea
Beaujolais Villages: Light Gamay red, served cool
Yunnan Syrah: Dark red, blackberry, pepper, smoke
Dry Rosé: Dry rosé, red berries, orange
Austrian Zweigelt: Light red, cherry and pepper
Dry Vouvray: Chenin Blanc, dry, quince
Côtes de Gascogne Rosé: Bone-dry rosé, pink grapefruit
Retsina: Pine-scented white, dry, cold
Malagousia: Round white, peach and jasmine
Robola of Cephalonia: Brisk white, lemon, wet stone
Agiorgitiko, Nemea: Soft red, plum and clove
Amyntaio Rosé: Xinomavro rosé, pale and dry
Mavrodaphne of Patras: Sweet red, raisin and coffee
Dry Alsace Muscat: Bone-dry white, grape blossom, lime
Saar Riesling: Off-dry white, green apple, slate
Loire Gamay: Light red, raspberry and violet
Corbières Rosé: Dry rosé, watermelon and thyme
Txakoli: Lightly sparkling white, green apple
Verdejo, Rueda: Crisp white, fennel and lime
Ribera del Duero: Tempranillo red, blackberry, firm
Fino Sherry: Bone-dry sherry, chamomile, sea air
Manzanilla Sherry: Dry, briny fino sherry
Obeideh, Bekaa: Dry white, pear and honey
Lebanese Viognier: Full white, apricot, orange blossom
Batroun Cinsault: Light red, cherry and thyme
Lebanese Rosé: Dry rosé, redcurrant, pink grapefruit
Crémant de Loire: Chenin Blanc, dry sparkling, apple
Picpoul de Pinet: Piquepoul white, lemon and salt
Fleurie: Gamay red, cherry and violet
Languedoc Rosé: Grenache and Cinsault rosé, pale
`

const byName: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
)

/** Grape, color and style of a wine of the catalogue by its name; undefined for all other drinks and dishes. */
export const wineLineOf = (name: string): string | undefined => byName.get(name)

/** All names that have a line. */
export const winesWithLines: readonly string[] = [...byName.keys()]
