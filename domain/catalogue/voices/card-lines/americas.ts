export const ofTheAmericas = `
Bloody Mary: Vodka and tomato juice stung with horseradish and hot sauce, with celery and olives
Amber Ale: Bready malt first and a clean bitter end
Coffee and Walnut Cake: Coffee sponge with walnuts in the crumb, under coffee buttercream
Guacamole en Molcajete: Ripe avocados crushed with serrano, white onion, cilantro and lime
Queso Fundido con Chorizo: Cheese melted until it strings, crumbled chorizo on top, warm corn tortillas for scooping
Tetelas de Huitlacoche: Masa triangles folded around huitlacoche, garlic and epazote, with a smoky salsa
Quesadillas de Flor de Calabaza: Masa turnovers of squash blossoms, epazote and Oaxaca cheese
Chicharrón de Queso: Sheet of cheese fried until lacy and brittle, salsa verde beside it
Caldo de Habas: Fava bean soup with nopales, tomato, mint and a thread of olive oil
Nachos de Piedras Negras: Tortilla chips, each with its own cheddar and slice of pickled jalapeño
Tostadas de Frijol y Aguacate: Crisp tostadas of black beans, avocado and raw cabbage with green salsa
Enchiladas Suizas: Corn tortillas filled with chicken, baked in creamy tomatillo sauce under a blistered layer of cheese
Camarones a la Diabla: Shrimp in a scorching sauce of guajillo, garlic and tomato
Chilaquiles Verdes: Toasted tortillas simmered in tomatillo salsa under fried eggs, crema, queso fresco and onion
Huauzontles en Pasilla: Green buds pressed around panela cheese, fried in egg batter and simmered in pasilla sauce
Tamales de Frijol: Masa beaten with vegetable broth, steamed around black beans and hoja santa, with salsa roja
Fajitas de Pollo: Sizzling strips of chicken with warm corn tortillas and guacamole
Fajitas de Portobello: Sizzling portobellos, peppers and onions with warm corn tortillas
Fajitas de Res: Sizzling skirt steak with peppers and onions, ready for warm tortillas
Alambre de Champiñones: Mushrooms, poblano and cactus chopped together in the pan, with avocado and lime
Langosta Puerto Nuevo: Split lobster fried crisp, with beans, rice, flour tortillas and melted butter
Venado en Pasilla: Venison loin over a pasilla sauce dark as coffee, with sweet potato purée
Quesadilla para Niños: A flour tortilla with melted Monterey Jack, avocado on the side
Adobo de Hongos: Oyster mushrooms braised in guajillo, vinegar and cumin, with white rice and avocado
Hot Cakes con Cajeta: Thick pancakes under warm goat-milk caramel with toasted pecans and banana
Buñuelos de Viento: Crisp rosette fritters dusted with sugar, in warm piloncillo and guava syrup
Nieve de Leche Quemada: Smoky burnt-milk ice swirled with scarlet prickly pear
Carlota de Limón: Icebox cake of María cookies layered with lime whipped into condensed and evaporated milk
Calabaza en Tacha: Pumpkin wedges candied in piloncillo, cinnamon and orange
Concha Helada: Shell-topped sweet roll, split and filled with a scoop of vanilla ice cream
Nicuatole: Firm corn pudding with cinnamon, made without eggs or milk
Pico de Gallo: Tomato, white onion, serrano and cilantro chopped small, salted and limed
Tortillas de Maíz Azul: Blue-corn tortillas, puffed and warm in their basket
Tortillas Sobaqueras: Flour tortillas stretched thin enough to see through
Chicharrón con Limón: Airy sheets of pork rind snapped apart, with lime and hot sauce
Filete en Salsa de Chipotle: Seared beef tenderloin in a smooth sauce of chipotle, tomato and garlic
Tacos Gobernador: Shrimp, melted cheese and poblano in a crisp folded tortilla
Ahi Poke: Raw tuna dressed with tamari, sesame oil, sweet onion and crushed macadamia
Spinach Artichoke Dip: Spinach and artichoke bubbling in cream cheese and Monterey Jack, with corn tortilla chips
Boiled Peanuts: Green peanuts simmered in spiced brine until soft, served warm in the shell
Pimento Cheese: Sharp cheddar bound with mayonnaise and sweet pimentos, with crackers
Popcorn with Nutritional Yeast: Warm popcorn with smoked paprika, nutritional yeast and sea salt
Loaded Nachos: Tortilla chips under melted Monterey Jack, black beans, pickled jalapeños, salsa and sour cream
Granola and Yogurt Bowl: Granola with almonds over thick yogurt, with blueberries and honey
Double Smash Burger: Thin beef patties seared to lacy edges, American cheese, pickles and special sauce, with fries
Bacon Cheeseburger: Thick beef patty under cheddar and crisp bacon, with lettuce, tomato and fries
Green Chile Cheeseburger: Beef patty under roasted green chiles and melted Monterey Jack, on a toasted bun with fries
New York Strip Steak: Strip steak seared hard and basted with butter, garlic and thyme
Southern Fried Chicken: Chicken soaked in buttermilk, dredged and fried crisp, with hot honey
Alabama White Sauce Chicken: Smoked chicken dunked in a pale, peppery mayonnaise and vinegar sauce
Cedar-Plank Salmon: Salmon roasted smoky, with shaved fennel, lemon and dill
Black Bean Burger: Patty of black beans, oats and cumin with avocado, tomato and vegan mayonnaise, with fries
Grilled Cheese and Tomato Soup: Buttered sourdough around melted cheddar and Monterey Jack, with a cup of tomato soup on vegetable stock
Patty Melt: Beef patty, browned onions and Swiss cheese between slices of toasted rye
Halibut with Corn and Tomato: Roasted halibut over sweet corn, tomatoes and basil
Trout with Brown Butter Pecans: Trout crisped in the pan, under pecans toasted in brown butter
Eggs Benedict: Poached eggs and Canadian bacon on an English muffin, hollandaise to the rim
Buttermilk Pancakes: A stack with butter in the middle and warm maple syrup
Stuffed Acorn Squash: Roasted acorn squash with mushrooms, walnuts and brown rice in the hollow
Turkey Club Sandwich: Roast turkey, bacon, lettuce and tomato on toast, with mayonnaise and a pickle
Steak and Eggs: Seared skirt steak with eggs over easy, butter and chives
Friday Fish Fry: Walleye in crisp beer batter with fries, slaw, rye bread and tartar sauce
Hot Fudge Sundae: Vanilla ice cream under hot fudge, salted peanuts, whipped cream and a cherry
Skillet Chocolate Chip Cookie: Warm brown-butter cookie with a gooey middle, under vanilla ice cream
Banana Pudding: Vanilla custard, ripe bananas and wafers gone soft as cake
Boston Cream Pie: Sponge around vanilla pastry cream, glossed with chocolate
New Orleans Beignets: Pillows of fried yeast dough buried in powdered sugar
Chocolate Olive Oil Cake: Flourless cake of almonds, cocoa and olive oil, made without eggs
Onion Rings: Thick hoops of onion in a light beer and cornmeal batter
Skillet Cornbread: Cornbread baked to a dark crust, with honey butter
Buttermilk Biscuits: Tall, layered biscuits served warm with sorghum butter
Parker House Rolls: Soft folded dinner rolls brushed with melted butter and flaked salt
Grits with Butter: White grits stirred until creamy under a spoon of butter
Charred Cabbage: A wedge of blackened cabbage with cider vinegar and chili
Three-Bean Salad: Green beans, kidney beans and chickpeas in a sweet and sour vinaigrette
Collard Greens: Collards in a smoky ham-hock potlikker sharpened with vinegar
Wild Rice Pilaf: Wild rice simmered in vegetable stock with mushrooms, pecans and dried cranberries
Roasted Root Vegetables: Carrots, parsnips, beets and turnips roasted until their edges turn sweet
Chimichurri: Parsley, garlic and oregano chopped into oil and red wine vinegar
Soft-Boiled Eggs and Soldiers: Soft-boiled eggs in cups with buttered sourdough fingers
Fruit and Mint Bowl: Melon, grapes and orange cut small with torn mint and lime
Ham and Gruyère Croissant: Butter croissant baked with ham, Gruyère and Dijon mustard until the cheese runs
Pain au Chocolat: Croissant dough rolled around batons of dark chocolate and baked crisp
Almond Croissant: Croissant filled with frangipane and topped with sliced almonds
Canelé: Small rum and vanilla custard cake baked to a dark crust
Apricot Danish: Laminated pastry with vanilla custard and apricot, glazed and crisp
Sourdough Slice: A thick slice of sourdough with a dark crust and olive oil for dipping
Baguette Basket: Sliced baguette in a basket, with salted butter
Smoked Salmon Side: Smoked salmon folded loosely, with lemon and dill
Lemon Almond Muffin: Ground almonds hold it together, sharp with lemon under a crackle of sugar
Coconut Banana Muffin: Ripe banana and coconut make a soft crumb
Finger Lakes Cabernet Franc: Raspberry, pepper and leaf, a red of medium weight
Cold Brew Coffee: Smooth and dark, served black over ice
Root Beer Float: Frosted root beer under vanilla ice cream that turns the top to froth
Milwaukee Lager: Crisp and straw-gold, poured cold with a proper head
Hazy Pale Ale: Cloudy and soft, with mango and tangerine from late hops
House Espresso: Short and strong, under a thick golden top
Sweet Potato Fries: Sweet potato wedges dusted with smoked paprika and fried until the edges caramelize
Huevos a la Mexicana: Eggs scrambled with tomato, white onion and green serrano
Steakhouse Shrimp Louie: Cold shrimp over iceberg with egg, avocado and a pink dressing
Gumbo z'Herbes: Greens melted into a dark roux and vegetable stock, ladled over rice
Stuffed Delicata Squash: Roasted delicata filled with wild rice, cranberries, pecans and sage
Crustless Cheesecake Cup: All cheesecake and no crust, with a few strawberries on top
`
