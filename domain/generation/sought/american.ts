import type { SoughtByHouse } from './sought-list.ts'

export const american: SoughtByHouse = {
  any: {
    starters: `
      guacamole: Chips and Guacamole
      wings: Buffalo Wings | Buffalo Cauliflower
      Caesar or wedge salad: Caesar Salad | Wedge Salad
      shrimp cocktail or crab cake: Shrimp Cocktail | Maryland Crab Cakes
      soup or chowder: New England Clam Chowder | Tomato Soup with Basil | Butternut Squash Soup
      dip: Spinach Artichoke Dip | Soft Pretzel with Beer Cheese`,
    mains: `
      burger: Double Smash Burger | Bacon Cheeseburger | Green Chile Cheeseburger
      + steak: New York Strip Steak | Filet Mignon | Prime Rib | Ribeye Steak
      chicken: Southern Fried Chicken | Lemon Herb Chicken | Chicken Pot Pie | Roast Turkey Dinner
      salmon or another plain fish: Cedar-Plank Salmon | Friday Fish Fry | Grilled Swordfish | Blackened Catfish
      barbecue: St. Louis Ribs | Texas Smoked Brisket | Carolina Pulled Pork
      big salad: Cobb Salad`,
    desserts: `
      pie or cheesecake: New York Cheesecake | Apple Pie à la Mode | Key Lime Pie | Pecan Pie | Pumpkin Pie
      sundae or warm cookie: Hot Fudge Sundae | Skillet Chocolate Chip Cookie | Mississippi Mud Pie`,
    sides: `
      fries: Hand-Cut Fries | Sweet Potato Fries
      mac and cheese or mashed potatoes: Baked Mac and Cheese | Buttermilk Mashed Potatoes
      slaw or house salad: Creamy Coleslaw | Garden House Salad`,
    drinks: `
      American cocktail: Old Fashioned | Manhattan | Dry Gin Martini | Whiskey Sour | Margarita | Moscow Mule
      American beer: West Coast IPA | Milwaukee Lager | Amber Ale
      Californian red: Napa Cabernet Sauvignon | Willamette Pinot Noir | Lodi Zinfandel
      coffee: Bottomless Diner Coffee | Cold Brew Coffee
      iced tea or lemonade: Southern Sweet Tea | Unsweetened Iced Tea | Arnold Palmer | Strawberry Lemonade`,
  },
  diner: {
    starters: `
      wings: Buffalo Wings | Buffalo Cauliflower
      soup: New England Clam Chowder | Tomato Soup with Basil
      mozzarella sticks or potato skins: Mozzarella Sticks | Loaded Potato Skins
      wedge or Caesar salad: Wedge Salad | Caesar Salad
      pickle chips or deviled eggs: Beer-Battered Pickle Chips | Deviled Eggs`,
    mains: `
      burger: Double Smash Burger | Bacon Cheeseburger
      meatloaf or pot roast: Diner Meatloaf | Yankee Pot Roast
      hot sandwich: Reuben Sandwich | Turkey Club Sandwich | French Dip | Grilled Cheese and Tomato Soup | Patty Melt
      fried chicken: Southern Fried Chicken | Chicken and Waffles
      turkey dinner or pot pie: Roast Turkey Dinner | Chicken Pot Pie
      Cobb salad: Cobb Salad
      fish fry: Friday Fish Fry`,
    desserts: `
      pie: Apple Pie à la Mode | Key Lime Pie | Boston Cream Pie | Pecan Pie
      sundae: Hot Fudge Sundae
      layer cake: Carrot Cake | Red Velvet Cake | Wacky Cake`,
    sides: `
      fries: Hand-Cut Fries | Tater Tots | Onion Rings
      mashed potatoes or mac and cheese: Buttermilk Mashed Potatoes | Baked Mac and Cheese
      slaw: Creamy Coleslaw`,
    drinks: `
      coffee: Bottomless Diner Coffee
      milkshake or malt: Diner Milkshake | Chocolate Malt | Root Beer Float
      iced tea: Unsweetened Iced Tea | Arnold Palmer | Southern Sweet Tea`,
  },
  tavern: {
    starters: `
      wings: Buffalo Wings
      pretzel or beer cheese: Soft Pretzel with Beer Cheese | Wisconsin Beer Cheese Soup
      Scotch egg or board: Scotch Egg | Ploughman's Board | Deviled Eggs
      mussels: Mussels in Ale
      nachos, skins or sliders: Loaded Nachos | Loaded Potato Skins | Cheeseburger Sliders
      Caesar or wedge salad: Caesar Salad | Wedge Salad`,
    mains: `
      burger: Bacon Cheeseburger | Double Smash Burger
      fish and chips: Beer-Battered Fish and Chips | Friday Fish Fry
      pub classic: Shepherd's Pie | Bangers and Mash | Stout-Braised Short Rib | Chicken Pot Pie
      steak: Tavern Steak Frites | New York Strip Steak
      sandwich: French Dip | Turkey Club Sandwich | Reuben Sandwich
      chicken: Lemon Herb Chicken | Southern Fried Chicken`,
    desserts: `
      sticky toffee pudding or crumble: Sticky Toffee Pudding | Mixed Berry Crumble | Whiskey Bread Pudding
      chocolate dessert: Skillet Chocolate Chip Cookie | Mississippi Mud Pie`,
    sides: `
      fries or onion rings: Hand-Cut Fries | Onion Rings
      mac and cheese or mashed potatoes: Baked Mac and Cheese | Buttermilk Mashed Potatoes
      slaw or salad: Creamy Coleslaw | Garden House Salad`,
    drinks: `
      ale on draft: Amber Ale | West Coast IPA | Hazy Pale Ale
      stout or lager: Oatmeal Stout | Milwaukee Lager
      cider: Vermont Hard Cider
      whiskey drink: Old Fashioned | Manhattan | Whiskey Sour`,
  },
  steakhouse: {
    starters: `
      shrimp cocktail: Shrimp Cocktail
      wedge or Caesar salad: Wedge Salad | Caesar Salad
      crab cakes or oysters: Maryland Crab Cakes | Oysters Rockefeller
      carpaccio: Beef Carpaccio with Horseradish
      chowder: New England Clam Chowder`,
    mains: `
      strip: New York Strip Steak
      filet: Filet Mignon
      ribeye, prime rib or T-bone: Ribeye Steak | Prime Rib | Porterhouse | T-Bone Steak
      chop: Colorado Lamb Chops | Cider-Brined Pork Chop
      lobster, scallops or fish: Boiled Lobster | Seared Sea Scallops | Grilled Swordfish | Cedar-Plank Salmon
      chicken: Lemon Herb Chicken`,
    desserts: `
      cheesecake: New York Cheesecake
      chocolate dessert: Mississippi Mud Pie | Hot Fudge Sundae | Chocolate Olive Oil Cake
      Key lime pie: Key Lime Pie`,
    sides: `
      baked or mashed potato: Loaded Baked Potato | Buttermilk Mashed Potatoes
      creamed spinach: Creamed Spinach
      mushrooms or asparagus: Sautéed Mushrooms | Grilled Asparagus
      fries or onion rings: Hand-Cut Fries | Onion Rings`,
    drinks: `
      Cabernet: Napa Cabernet Sauvignon | Finger Lakes Cabernet Franc
      martini or Manhattan: Dry Gin Martini | Manhattan | Old Fashioned
      Chardonnay: Sonoma Chardonnay`,
  },
  barbecue: {
    starters: `
      wings or smoked bites: Buffalo Wings | Smoked Trout Dip | Smoked Carrots
      fried pickles or green tomatoes: Beer-Battered Pickle Chips | Fried Green Tomatoes
      pimento cheese or deviled eggs: Pimento Cheese | Deviled Eggs`,
    mains: `
      brisket: Texas Smoked Brisket
      ribs: St. Louis Ribs
      pulled pork: Carolina Pulled Pork
      smoked or fried chicken: Alabama White Sauce Chicken | Southern Fried Chicken
      chili: Venison Chili | Three-Bean Chili`,
    desserts: `
      banana pudding: Banana Pudding
      pecan pie or cobbler: Pecan Pie | Peach Cobbler`,
    sides: `
      baked beans: Boston Baked Beans
      cornbread: Skillet Cornbread | Hush Puppies
      slaw: Creamy Coleslaw
      mac and cheese or potato salad: Baked Mac and Cheese | Picnic Potato Salad
      collards: Collard Greens`,
    drinks: `
      beer: Milwaukee Lager | West Coast IPA
      sweet tea: Southern Sweet Tea
      bourbon drink: Old Fashioned | Whiskey Sour | Mint Julep`,
  },
  southern: {
    starters: `
      pimento cheese or deviled eggs: Pimento Cheese | Deviled Eggs
      fried green tomatoes or pickles: Fried Green Tomatoes | Beer-Battered Pickle Chips
      crab cakes or shrimp: Maryland Crab Cakes | Shrimp Cocktail | Oysters Rockefeller`,
    mains: `
      fried chicken: Southern Fried Chicken | Nashville Hot Chicken Sandwich
      shrimp and grits: Shrimp and Grits
      catfish: Blackened Catfish
      jambalaya or étouffée: Jambalaya | Crawfish Étouffée
      pork: Carolina Pulled Pork | Cider-Brined Pork Chop`,
    desserts: `
      banana pudding or bananas Foster: Banana Pudding | Bananas Foster
      pecan pie or cobbler: Pecan Pie | Peach Cobbler
      beignets or bread pudding: New Orleans Beignets | Whiskey Bread Pudding`,
    sides: `
      biscuits or cornbread: Buttermilk Biscuits | Skillet Cornbread
      collards: Collard Greens
      grits or mac and cheese: Grits with Butter | Baked Mac and Cheese
      okra or slaw: Stewed Okra and Tomatoes | Creamy Coleslaw`,
    drinks: `
      sweet tea: Southern Sweet Tea
      julep or Sazerac: Mint Julep | Sazerac | Old Fashioned`,
  },
  californian: {
    starters: `
      guacamole: Chips and Guacamole
      poke or carpaccio: Ahi Poke | Beef Carpaccio with Horseradish
      avocado: Avocado Toast | Avocado and Grapefruit
      Caesar salad: Caesar Salad
      grilled artichoke: Grilled Artichoke`,
    mains: `
      grain bowl: Harvest Grain Bowl
      fish from the grill: Cedar-Plank Salmon | Grilled Mahi-Mahi | Halibut with Corn and Tomato | Grilled Swordfish
      cioppino: Cioppino
      Cobb salad: Cobb Salad
      burger: Double Smash Burger | Green Chile Cheeseburger
      lemon chicken: Lemon Herb Chicken`,
    desserts: `
      olive oil cake: Chocolate Olive Oil Cake
      fruit: Berries and Cream | Maple Roasted Pear | Grilled Peaches with Pecans`,
    sides: `
      kale or broccoli: Garlicky Kale | Roasted Broccoli
      sweet potato fries: Sweet Potato Fries | Hand-Cut Fries`,
    drinks: `
      Californian white: Sonoma Chardonnay | Russian River Sauvignon Blanc
      Californian red: Napa Cabernet Sauvignon | Lodi Zinfandel
      IPA: West Coast IPA`,
  },
  'new england': {
    starters: `
      chowder: New England Clam Chowder
      crab cakes, oysters or shrimp: Maryland Crab Cakes | Oysters Rockefeller | Shrimp Cocktail
      smoked trout: Smoked Trout Dip`,
    mains: `
      lobster: Boiled Lobster | Lobster Roll
      fish fry or halibut: Friday Fish Fry | Halibut with Corn and Tomato
      scallops: Seared Sea Scallops
      pot roast or turkey: Yankee Pot Roast | Roast Turkey Dinner | Chicken Pot Pie
      burger: Double Smash Burger | Bacon Cheeseburger`,
    desserts: `
      Boston cream pie: Boston Cream Pie
      apple dessert: Apple Pie à la Mode | Baked Stuffed Apple | Apple Cider Sorbet
      gingerbread or pumpkin pie: Warm Gingerbread | Pumpkin Pie`,
    sides: `
      baked beans: Boston Baked Beans
      fries or mashed potatoes: Hand-Cut Fries | Buttermilk Mashed Potatoes
      rolls: Parker House Rolls`,
    drinks: `
      cider or beer: Vermont Hard Cider | Milwaukee Lager
      Riesling: Finger Lakes Riesling`,
  },
  seafood: {
    starters: `
      chowder: New England Clam Chowder
      shrimp cocktail or oysters: Shrimp Cocktail | Oysters on the Half Shell | Oysters Rockefeller
      crab cakes: Maryland Crab Cakes
      smoked fish dip: Smoked Trout Dip`,
    mains: `
      lobster roll: Lobster Roll | Boiled Lobster
      fried fish: Friday Fish Fry | Beer-Battered Fish and Chips
      grilled fish: Grilled Mahi-Mahi | Grilled Swordfish | Cedar-Plank Salmon | Blackened Catfish
      shrimp or scallops: Shrimp and Grits | Seared Sea Scallops
      seafood stew: Cioppino`,
    desserts: `
      Key lime pie: Key Lime Pie
      cobbler or sundae: Peach Cobbler | Mixed Berry Crumble | Hot Fudge Sundae`,
    sides: `
      fries: Hand-Cut Fries | Onion Rings
      slaw: Creamy Coleslaw
      hush puppies: Hush Puppies`,
    drinks: `
      beer: Milwaukee Lager | West Coast IPA | Hazy Pale Ale
      iced tea or lemonade: Unsweetened Iced Tea | Southern Sweet Tea | Strawberry Lemonade | Arnold Palmer
      white wine: Sonoma Chardonnay | Russian River Sauvignon Blanc`,
  },
}
