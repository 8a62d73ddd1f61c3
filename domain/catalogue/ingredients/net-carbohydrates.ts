import { figures } from './figures.ts'

/**
 * Net carbohydrate (total less fiber; erythritol and monk fruit count nothing) in grams per 100 g, raw and
 * edible. Source: USDA FoodData Central, SR Legacy, nutrients 205 less 291; 160 of its rows were held
 * against these figures (release 28) and agree within a tenth, or ours are higher. Where it has no row, the
 * nearest food of its kind is used (yuzu as lime, galangal as ginger, poblano as green pepper), and for
 * fino sherry, vermouth and anise spirits the bounds that the law sets for their sugar.
 *
 * An ingredient that is missing here has no figure, so that no dish with it can be Keto-Friendly, unless it
 * is plain meat, poultry or fish, which has none.
 */
export const netCarbsPer100g = figures(
  // Leaves, stalks and brassicas
  'arugula 2.1, endive 0.3, frisee 0.3, chicory 0.7, radicchio 3.6, lettuce 1.5, romaine lettuce 1.2',
  'iceberg lettuce 1.8, butter lettuce 1.1, little gem lettuce 1.2, mixed greens 1.5, watercress 0.8',
  'cress 4.4, spinach 1.4, sorrel 0.3, dandelion 5.7, quelite 3.3, water spinach 1, collard green 1.4',
  'lacinato kale 5.2, kale 5.2, cabbage 3.3, napa cabbage 2, bok choy 1.2, brussels sprout 5.2, broccoli 4',
  'broccoli rabe 0.2, cauliflower 3, chinese broccoli 2.1, asparagus 1.8, white asparagus 1.8, celery 1.4',
  'celery root 7.4, fennel 4.2, artichoke 5.1, bean sprout 4.1, pea shoot 4, banana blossom 4.2',
  'bamboo shoot 3, nopal 1.1, chayote 2.8, seaweed 8.6, wakame 8.6, kombu 8.3, nori 4.8, banana leaf 0',

  // Fruit vegetables, beans in the pod
  'avocado 1.8, tomato 2.7, cherry tomato 2.7, green tomato 4, tomato paste 14.8, tomatillo 3.9',
  'cucumber 3.1, eggplant 2.9, thai eggplant 2.9, zucchini 2.1, okra 4.3, bitter melon 0.9, bell pepper 3.9',
  'red bell pepper 3.9, green bell pepper 2.9, piquillo pepper 3.9, padron pepper 2.9, shishito pepper 2.9',
  'poblano 2.9, spaghetti squash 5.4, green bean 4.3, long bean 8.3, winged bean 4.3, edamame 4.7, olive 3.1',
  'green olive 0.5, black olive 3.1, kalamata olive 3.1, pickle 1.4, cornichon 1.4, caper 1.7',
  'pepperoncini 1.4, pickled jalapeno 2.1, tsukemono 3, pickled mustard green 2, preserved mustard green 2',

  // Roots and bulbs
  'carrot 6.8, beet 6.8, turnip 4.6, radish 1.8, daikon 2.5, jicama 3.9, onion 7.6, white onion 7.6',
  'red onion 7.6, sweet onion 6.7, pearl onion 7.6, leek 12.4, shallot 13.6, scallion 4.7, garlic 31',
  'fried garlic 60, ginger 15.8, galangal 15.8, fingerroot 15.8, horseradish 8, wasabi 40, myoga 2',

  // Mushrooms
  'mushroom 2.3, button mushroom 2.3, cremini mushroom 3.7, portobello mushroom 2.6, shiitake mushroom 4.3',
  'enoki mushroom 5.1, shimeji mushroom 4.3, oyster mushroom 3.8, king oyster mushroom 3.8',
  'straw mushroom 2.1, wood ear mushroom 4',

  // Fruit
  'lemon 6.6, lime 8, lime juice 8, yuzu juice 7, orange 9.4, preserved lemon 6.6, raspberry 5.4',
  'strawberry 5.7, blackberry 4.3, blueberry 12.1, cherry 13.9, goji berry 64, kokum 57.4, tamarind 57.4',
  'green papaya 9.1, umeboshi plum 7, coconut 6.2, coconut milk 3.3, coconut cream 4.5, olive oil 0',
  'coconut oil 0',

  // Herbs, chiles and spices
  'basil 1.1, thai basil 1.1, holy basil 1.1, lemon basil 1.1, parsley 3, cilantro 0.9, culantro 0.9',
  'perilla 6.9, mint 6.9, dill 4.9, chive 1.9, chervil 3, tarragon 6, shiso 6.9, mitsuba 3, oregano 26.4',
  'mexican oregano 26.4, thyme 10.5, rosemary 6.6, sage 20.4, bay leaf 48.7, curry leaf 12.3',
  'makrut lime leaf 5.4, pandan leaf 5.4, betel leaf 5.4, avocado leaf 5.4, epazote 3.6, lemongrass 25.3, chile 7.3',
  'red chile 7.3, green chile 8, thai chile 7.3, serrano 3, jalapeno 3.7, habanero 7.3, dried chile 41.2',
  'guajillo chile 41.2, arbol chile 41.2, chile de arbol 41.2, ancho chile 29.8, pasilla chile 24.3',
  'kashmiri chile 41.2, gochugaru 29.4, chili powder 14.9, chili flake 29.4, aleppo pepper 29.4, espelette pepper 29.4',
  'cayenne 29.4, paprika 19.1, smoked paprika 19.1, black pepper 38.7, white pepper 42.4',
  'green peppercorn 10, sichuan pepper 38.7, cumin 33.7, coriander 13.1, caraway seed 11.9, fennel seed 12.5',
  'ajwain 33.7, mustard seed 15.9, cardamom 40.5, cinnamon 27.5, clove 31.6, nutmeg 28.5, star anise 35.4',
  "turmeric 44.4, saffron 61.5, asafoetida 63.7, gluten-free asafoetida 63.7, sumac 20, za'atar 20",
  'five-spice powder 35.4, dried mango powder 76.2, achiote paste 15, orange peel 14.4, orange zest 14.4',
  'vanilla 12.7, salt 0, sea salt 0, black salt 0, msg 0, orange blossom water 0',

  // Nuts, seeds and soy
  'almond 9.1, walnut 7, pecan 4.3, pistachio 16.6, cashew 26.9, macadamia 5.2, hazelnut 7, pine nut 9.4',
  'peanut 7.6, peanut butter 17.3, ginkgo nut 37.6, pumpkin seed 4.7, sesame seed 11.7, black sesame 11.7',
  'tahini 11.9, chia seed 7.7, poppy seed 8.6, toasted rice powder 79, tofu 1.9, firm tofu 1.9',
  'silken tofu 2.3, fried tofu 6.6, tofu skin 8, natto 9, black soybean 20.9, soy milk 1.2, rice miso 20',
  'white miso 20, fermented black bean 15, fermented tofu 5',

  // Eggs, milk and cheese
  'egg 0.7, egg white 0.7, egg yolk 3.6, salted egg 1.5, century egg 1.5, butter 0.1, ghee 0, cream 2.7',
  'heavy cream 2.7, creme fraiche 2.9, mexican crema 4.6, sour cream 4.6, yogurt 4.7, greek yogurt 4',
  'labneh 4, fromage blanc 4, cream cheese 5.5, mascarpone 4.8, ricotta 3, mizithra 3, mozzarella 2.2',
  'scamorza 2.2, halloumi 2.2, feta 3.9, vegetarian feta 3.9, goat cheese 0.2, paneer 3, queso fresco 3',
  'queso panela 3, queso oaxaca 2.4, monterey jack 0.7, cheddar 3.1, blue cheese 2.3, gorgonzola 2.3',
  'roquefort 2, parmigiano reggiano 3.2, vegetarian hard cheese 3.2, manchego 1.5, gruyere 0.4, comte 0.4',
  'brie 0.5, taleggio 0.5, saint-marcellin 0.5',

  // Sauces, stocks, sweeteners
  'tamari 4.8, soy sauce 4.1, fish sauce 3.6, oyster sauce 10.6, ponzu 10, worcestershire sauce 19.5',
  'hot sauce 1.5, mustard 1.8, dijon mustard 1.8, mayonnaise 0.6, blue cheese dressing 4.8, marinara 6.3',
  'salsa verde 3.9, harissa 10, massaman curry paste 15, red curry paste 15, jungle curry paste 15',
  'shrimp paste 3, chili oil 0, sesame oil 0, perilla oil 0, scallion oil 0, mustard oil 0, vegetable oil 0, walnut oil 0',
  'dedicated fryer oil 0, shared fryer oil 0, vinegar 0, rice vinegar 0.3, red wine vinegar 0.3',
  'white wine vinegar 0.3, sherry vinegar 0.9, apple cider vinegar 0.9, black vinegar 5, dashi 0',
  'kombu dashi 0.5, bonito flake 0, chicken stock 0.5, asian chicken stock 0.5, fish stock 0.4',
  'seafood stock 0.6, vegetable stock 0.9, mushroom stock 0.9, agar 73.2, cocoa powder 20.9, cocoa nib 28',
  'monk fruit 0, erythritol 0, stevia 0, water 0, ice 0',

  // Flesh that is not plain meat or fish
  'bacon 1.3, lardon 1.3, ham 1.5, prosciutto 0.3, pork sausage 1, mexican chorizo 1.9, chorizo 1.9',
  'northern thai sausage 5, chicken liver 0.7, shrimp 0.9, dried shrimp 0.9, salted shrimp 0.9, crab 0.1, dungeness crab 0.7',
  'lobster 0.1, scallop 3.2, clam 3.6, mussel 3.7, oyster 4.9, squid 3.1, octopus 2.2, snail 2',
  'cuttlefish 0.8, surimi 6.4, fish cake 10, thai fish paste 5',

  // Drinks: a millilitre counts as a gram
  'coffee 0.1, espresso 1.7, cold brew coffee 0.1, black tea 0.3, green tea 0, jasmine tea 0, oolong tea 0.2',
  'pu-erh tea 0.3, sencha 0, gyokuro 0, genmaicha 0.3, barley tea 0.3, matcha 1, chamomile 0.2',
  'lemon verbena 0.2, mint tea 0.2, herbal tea 0.2, sparkling water 0, mineral water 0, club soda 0',
  'red wine 2.6, white wine 2.6, rose wine 3.8, unfined red wine 2.6, unfined white wine 2.6, prosecco 2.6',
  'champagne 2.6, cava 2.6, sherry 1.4, dry vermouth 3, sake 5, wheat-free rice wine 5, rice wine 5',
  'shaoxing wine 5, brandy 0, cognac 0, calvados 0, grappa 0, gin 0, vodka 0, tequila 0, mezcal 0, sotol 0',
  'dark rum 0, shochu 0, japanese whisky 0, baijiu 0, ouzo 5, pastis 10, bitters 0',
)

/**
 * Grams that a portion takes of what seasons it, where its record does not say otherwise: two cloves of
 * garlic, a tablespoon of soy sauce, a pinch of a spice.
 */
export const seasoningGrams = figures(
  'garlic 5, fried garlic 3, ginger 5, galangal 5, fingerroot 5, lemon 10, lime 15, lime juice 15',
  'yuzu juice 5, preserved lemon 5, scallion 10, shallot 10, horseradish 10, wasabi 3, myoga 5, basil 3',
  'thai basil 5, holy basil 5, lemon basil 5, parsley 5, cilantro 5, culantro 5, mint 5, dill 3, chive 3',
  'chervil 3, tarragon 2, shiso 2, perilla 3, mitsuba 2, oregano 1, mexican oregano 1, thyme 1, rosemary 1, sage 1',
  'bay leaf 0.3, curry leaf 1, makrut lime leaf 1, pandan leaf 1, avocado leaf 0.5, epazote 2, lemongrass 5',
  'chile 5, red chile 5, green chile 5, thai chile 3, serrano 8, jalapeno 10, habanero 3, dried chile 3',
  'guajillo chile 5, arbol chile 2, chile de arbol 2, ancho chile 5, pasilla chile 5, kashmiri chile 2',
  'chili powder 2, chili flake 1, aleppo pepper 1, espelette pepper 1, cayenne 0.5, paprika 1',
  'smoked paprika 1, black pepper 1, white pepper 0.5, green peppercorn 3, sichuan pepper 1, cumin 2',
  'coriander 2, caraway seed 1, fennel seed 1, ajwain 1, mustard seed 1, cardamom 0.5, cinnamon 1, clove 0.3',
  'nutmeg 0.2, star anise 0.5, turmeric 1, saffron 0.1, asafoetida 0.3, gluten-free asafoetida 0.3, sumac 1',
  "za'atar 2, five-spice powder 1, dried mango powder 1, achiote paste 5, orange peel 2, orange zest 2",
  'vanilla 2, caper 8, cornichon 10, tamari 15, soy sauce 15, fish sauce 15, oyster sauce 15, ponzu 15',
  'worcestershire sauce 5, hot sauce 10, mustard 5, dijon mustard 5, harissa 5, shrimp paste 5',
  'fermented tofu 15, sesame seed 3, black sesame 3, toasted rice powder 5, rice vinegar 10',
  'red wine vinegar 10, white wine vinegar 10, sherry vinegar 10, apple cider vinegar 10, black vinegar 10',
  'sake 15, wheat-free rice wine 15, rice wine 15, fermented black bean 10, shaoxing wine 15, brandy 15',
  'agar 2, butter 15, bonito flake 2, nori 1, mayonnaise 20, dried shrimp 5, salted shrimp 5, kombu 3, gochugaru 3, goji berry 1',
)
