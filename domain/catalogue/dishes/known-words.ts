/**
 * Words in the names of dishes that need no gloss: English ones, those that American English has taken in
 * (risotto, taco, naan), names of places, people and grapes. A name with any other word gets an English
 * gloss in its record.
 */
export const knownWords: ReadonlySet<string> = new Set(
  `
a acorn agar aged agiorgitiko ahi al alabama ale alfredo alla almond almonds alsace amber american
americano amyntaio and anderson angel anise any aperitivo aperol apple apples apricot apricots arnold
artichoke artichokes asparagus austrian avellino avocado bacon bagel baguette baijiu bailey bake baked
baklava balls bamboo banana bananas bang bangkok bar barbecue bark barley basil basket basmati basque
bass batroun battered bean beans beaujolais beef beer beet beets beignets beirut bekaa belgian bell
bellini benedict bengali berries berry bibimbap bierzo biryani biscuit biscuits bite bites bitter black
blackened blanc blanket blistered bloody blossom blt blue blueberry boba boiled bok bolognese bombay
bone boston bottomless boulevardier bourgogne bowl braise braised bran brandy bread breakfast brew
bridge brined brioche brisket broccoli broth brown brownie browns bruschetta brussels brut brûlée
buckwheat buffalo bulgogi bun burger burnt burrito burritos butter buttered buttermilk butternut
béarnaise cabbage cabernet caesar café cake cakes california campfire cannoli cantonese cappuccino
caprese carbonara cardamom carolina carpaccio carrot carrots casserole catfish cauliflower cava caviar
cedar celery century cephalonia chablis chai chamomile champagne char chard chardonnay charred cheddar
cheese cheeseburger cheesecake chenin chervil chestnut chia chianti chicken chickpea chickpeas chile
chili chilled chimichurri chinese chip chips chive chocolate chop chops chow chowder choy chrysanthemum
chutney ciabatta cider cilantro cincinnati cinnamon cinsault citrus clam clams classico clay claypot
clotted cloudy club coast cobb cobbler cocktail coconut cod coffee coins cold coleslaw collard collins
colombard colorado congee cooked cookie cookies cooler corbières corn cornbread corned corto
cosmopolitan cotta cottage couscous cowboy crab cranberry crawfish cream creamed creamy crema crisp
crispy croissant crossing crumble crustless crème crémant cubes cucumber cultured cumin cup cups curd
currant currants curry custard cut cutlet d'alsace daiquiri dan danish darjeeling dark date dates de del
delicata denver deviled dill diner dinner dip dippy dirty dollar double draft dragon drink drip drizzle
drop drunken dry duck duero dumplings ear edamame egg eggnog eggplant eggs eight enchilada enchiladas
england english espresso eyed falafel farro fashioned fava fennel fermented feta fettuccine fiano fig
figs filet finger fingerlings first fish five fizz flank flat flatbread fleurie float florentine
flourless flush foam focaccia foil foo food foster fragrant franc francisco french fresh friday fried
fries frites fruit fry fudge full fuissé galette gallo gamay ganache garden garland garlic garlicky
general genovese gewürztraminer gimlet gin ginger gingerbread glass gnocchi goat godello goji golden
gouda grain granola grape grapefruit grass gratin gravy greek green greens grigio grilled gris grits
gruyère grüner guacamole half halibut halloumi ham hand hanoi harbin hard harvest hash haymaker's hazy
heirloom herb herbs hibiscus highball hills hin hokkaido home honey honeycomb hong hoppin' horseradish
hot house hua hummus hush ice iced in insalata ipa irish island jackfruit jam jambalaya jammy japanese
jasmine jelly john juice jujube julep kabinett kafta kale kebab kelp kerala key khao kids' kimchi king
kingfisher kong korean kung kyoto la lager lake lakes lamb languedoc lanzhou lasagne lassi late latte
leaf lebanese leek leeks lemon lemonade lemongrass lentil lettuce lima lime limoncello little lo loaded
loaf lobster lodi loire lorraine lotus louie louis lox lucknow lupin lychee mac macarons macaroons
macchiato mahi maitake malabar malagousia malt manchego mango manhattan manzanilla maple mapo marcona
margarita margherita marinara marinated martini mary maryland masala mashed matcha mavrodaphne meatballs
meatless meatloaf medjool mein melon melt mencía merlot mezcal mignon milk milkshake millet milwaukee
mimosa minestrone mint miso mississippi mixed mocha mode mojito molasses mongolian mooncake morning
moroccan moscow mosel mountain moussaka mousse mozzarella mud muffin mule mulled mumbai mung muscat
mushroom mushrooms mussels mustard naan nachos nandi napa nashik nashville negras negroni nemea new
nigiri ningxia nitro noir noodle noodles nutritional oat oatmeal oats obeideh octopus of oil okra old
olive olives omelet on one onion oolong orange oranges oregon orleans orzo osmanthus ouzo over overnight
oyster oysters pad paella pale palmer pancake pancakes panna pao paper parfait parker parmigiana passion
pastrami patras patties patty pea peach peaches peanut peanuts pear pearls pears peas pecan pecans peel
peking pepper peppercorn peppermint peppers person pickle pickles picnic pico picpoul pie piedras pigs
pilaf pilsner pimento pineapple pinet pinot pistachio pita pizza plain plank plate plum poached poblano
poke pomegranate pomodoro pond popcorn poppy pork porridge port porterhouse portobello pot potato
potatoes potpie pouilly pour prawn prawns preserved pressed pretzel primavera prime priorat prosecco
provence prunes pudding puffs pulled pumpkin punch punjabi puppies quesadilla quesadillas quiche quince
quinces quinoa radishes rainbow raisins ramen rangoon raspberry raw red relish reuben rhode rhubarb rib
ribera ribeye ribs rice rickey ricotta riesling rigatoni rings risotto river roast roasted robola rock
rockefeller roll rolls romesco root roquefort rosado rose rosemary rosé roti rueda rum russian rye
s'mores saar saffron saigon salad salmon salt salted sambar san sancerre sandwich sangría sardines
sashimi satay sauce sausage sautéed sauvignon sazerac scallion scallops scones scoop scramble scrambled
sea seared seaweed seed seltzer seoul sesame seven shanghai shank shave shaved shawarma shell shepherd's
sherry shiitake shiraz shirley shish shishito shiso shoots short shortcake shredded shrimp shrub shōchū
sichuan siciliani side sidecar silken silver siphon sisters siu skewer skewers skillet skin skins slice
slices sliders smash smashed smoked smoothie snow soda soft soju soldiers sole solo sonoma sorbet
soufflé soup sour sourdough southern soy spaghetti sparkling spice spiced spicy spinach split sponge
spring spritz sprouts squash squid st steak steakhouse steamed steel stew stewed sticks sticky stir
stout strawberry strip stuffed sturgeon style succotash sugar sugarcane sundae sunflower superiore sweet
swiss switchel swordfish syrah syrup t tabbouleh tagine tagliatelle tahini tamales tamari tamarind
tandoori tangerine tapioca taquitos taro tart tartare tater tavern tawny tea tellicherry temple tempura
tenders tequila texas thai the thick three thyme tiger tikka tiramisù toast toasted toastie toffee tofu
tom tomato tomatoes tonic tooth torn torte tots tray treasure trout tsingtao tso's tuna turbot turkey
turkish turnip turnover twice two tzatziki udon unfiltered unsweetened urchin valdeorras valley vanilla
vegan vegetable vegetables veltliner velvet venison verdejo vermicelli vermont victoria villages vinegar
viognier vodka vouvray wacky waffle waffles wagyū waldorf walnut walnuts warm washington water
watermelon way wedge wedges west wheat whipped whiskey whisky white whole wild willamette wine wings
winter wisconsin with wolf wonton wontons wood wraps xinjiang yai yangzhou yankee yeast yogurt yolk york
young yunnan yuzu zinfandel zweigelt à étouffée
`
    .trim()
    .split(/\s+/),
)
