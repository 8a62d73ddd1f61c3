/**
 * Words in the names of dishes that need no gloss: English ones, those that American English has taken in
 * (risotto, taco, naan), names of places, people and grapes. A name with any other word gets an English
 * gloss in its record.
 */
export const knownWords: ReadonlySet<string> = new Set(
  `
a acorn agar aged agiorgitiko ahi al alabama ale alfredo alla almond almonds alsace americano amyntaio
and angel aperol apple apples apricots arnold artichoke artichokes asparagus austrian avocado bacon
baijiu bailey bake baked baklava balls bamboo banana bananas bang bangkok barbecue basil basmati basque
batroun battered bean beans beaujolais beef beer beet beignets beirut bekaa bell bellini benedict
bengali berries berry bibimbap biryani biscuits bites bitter black blackened blanc blanket blistered
bloody blossom blue boba boiled bok bolognese bombay boston bottomless boulevardier bourgogne bowl
braise braised brandy bread brew bridge brined brisket broccoli broth brown bruschetta brussels brut
brûlée buffalo bulgogi burger burnt burrito burritos butter buttered buttermilk butternut cabbage
cabernet caesar café cake cakes california campfire cannoli cantonese cappuccino caprese carbonara
cardamom carolina carpaccio carrot carrots casserole catfish cauliflower caviar cedar celery century
cephalonia chablis chai champagne chard chardonnay charred cheddar cheese cheeseburger cheesecake chenin
chestnut chia chianti chicken chickpea chickpeas chile chili chilled chinese chip chips chocolate chop chops
chow chowder choy chrysanthemum chutney cider cilantro cincinnati cinnamon cinsault clam clams classico
clay claypot cloudy coast cobb cobbler cocktail coconut cod coffee cold coleslaw collard collins
colombard colorado cooked cookie cookies cooler corbières corn cornbread cotta couscous cowboy crab
cranberry crawfish cream creamed creamy crema crisp crispy crossing crumble crustless crème cubes
cucumber cumin cup curd currants curry custard cut cutlet d'alsace dan darjeeling dark date dates de del
delicata denver deviled dill diner dinner dip dirty double draft dragon drink drip drop drunken dry duck
duero dumplings ear edamame egg eggnog eggplant eggs eight enchilada enchiladas england espresso falafel
fashioned fava fennel fermented feta fettuccine fig figs filet finger first fish five fizz flatbread
float flush foam focaccia foil foo food foster fragrant franc francisco french fresh friday fried fries
fruit fry fudge gallo gamay ganache garden garland garlic garlicky general genovese gewürztraminer
gimlet gin ginger gingerbread glass gnocchi goat goji golden gouda grain grape grapefruit grass gratin
greek green greens grigio grilled gris grits grüner guacamole half halibut halloumi hand hanoi hard
harvest haymaker's herb highball hills hin hokkaido honey honeycomb hong hoppin' horseradish hot house
hua hummus hush ice iced in insalata ipa irish island jackfruit jam jambalaya japanese jasmine jelly
john juice jujube julep kabinett kafta kale kebab kelp kerala key khao kids' kimchi king kingfisher kong
korean kung kyoto la lager lake lakes lamb lanzhou lasagne lassi late latte leaf lebanese leeks lemon
lemonade lemongrass lentil lettuce lime limoncello lo loaded lobster lodi loire lorraine lotus louie
louis lupin lychee mac macarons macaroons mahi maitake malabar malagousia malt manchego mango manhattan
manzanilla maple mapo marcona margarita margherita marinara marinated martini mary maryland masala
mashed matcha mavrodaphne meatballs meatless meatloaf medjool mein melon melt merlot mezcal mignon milk
milkshake milwaukee mimosa minestrone mint miso mississippi mixed mode mojito molasses mongolian
mooncake moroccan mosel mountain moussaka mousse mozzarella mud mule mulled mumbai mung muscat mushroom
mushrooms mustard naan nachos nandi napa nashik nashville negras negroni nemea new nigiri ningxia noir
noodle noodles nutritional obeideh octopus of oil okra old olive olives omelet on onion oolong orange
oranges oregon orleans orzo osmanthus ouzo oyster oysters pad paella palmer pancake pancakes panna pao
paper parfait parker parmigiana passion patras patties patty pea peach peaches peanut peanuts pear
pearls pears peas pecan pecans peel peking pepper peppermint peppers pickle pickles picnic pico pie
piedras pigs pilaf pilsner pimento pineapple pinot pita pizza plain plank plate plum poached poblano
poke pomegranate pomodoro pond popcorn pork port portobello pot potato potatoes prawns preserved pressed
pretzel primavera prime prosecco provence prunes pudding pulled pumpkin punch punjabi puppies quesadilla
quesadillas quiche quince quinces quinoa rainbow raisins ramen rangoon raspberry raw red relish reuben
rhode rib ribera ribs rice rickey riesling rigatoni rings risotto river roast roasted robola rock
rockefeller roll rolls romesco root rose rosemary rosé roti rueda russian s'mores saar saffron saigon
salad salmon salt salted sambar san sancerre sandwich sangría sardines sashimi satay sauce sausage
sautéed sauvignon sazerac scallion scallops scrambled sea seared seaweed seed seltzer seoul sesame seven
shanghai shave shawarma sherry shiitake shiraz shirley shish shishito shiso shoots shortcake shredded
shrimp shrub shōchū sichuan siciliani sidecar silken siphon sisters skewer skewers skillet skin skins
slices sliders smash smashed smoked smoothie snow soda soft soju sole solo sonoma sorbet soufflé soup
sour southern soy spaghetti spice spiced spicy spinach spring spritz sprouts squash squid st steak
steakhouse steamed stew stewed sticks sticky stir strawberry strip stuffed sturgeon style succotash
sugar sugarcane sundae superiore sweet swiss switchel swordfish syrah syrup tabbouleh tagine tagliatelle
tahini tamales tamari tamarind tandoori tangerine taquitos taro tartare tater tawny tea tellicherry
temple tempura tenders tequila texas thai the three thyme tiger tikka tiramisù toast tofu tomato
tomatoes tonic tooth torn tots tray treasure trout tsingtao tso's tuna turbot turkey turkish turnip
twice tzatziki udon unsweetened urchin valley vanilla vegan vegetable vegetables veltliner velvet
venison verdejo vermicelli vermont villages vinegar viognier vodka vouvray wacky waffles wagyū waldorf
walnut walnuts warm washington water watermelon wedge wedges west wheat whiskey whisky white whole wild
willamette wine wings winter with wolf wonton wontons wood wraps xinjiang yai yangzhou yankee yeast
yogurt yolk york young yunnan yuzu zinfandel zweigelt à étouffée
`
    .trim()
    .split(/\s+/),
)
