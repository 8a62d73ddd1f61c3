/** Stories of dishes, one a line: `story-line.ts`. */
export const ofMexicoAndAmerica = `
Ribeye Steak: The fat runs through this cut like a river through a map. It bastes the meat as it melts, and the parsley butter finishes the work.
Porterhouse: One bone, and a steak on either side of it: the strip for who likes to chew, the fillet for who doesn't. Share, or argue.
T-Bone Steak: The bone parts the firm strip from the soft fillet and keeps both juicy. Garlic butter takes no side.
Blueberry Pancakes: The berries go into the batter last, so that they burst in the heat and not before. The syrup then has something sour to meet.
Chocolate Fudge Cake: Buttermilk keeps the cocoa crumb tender under all that icing. It is as dark inside as outside.
Coffee and Walnut Cake: Coffee in the sponge and again in the buttercream. The walnuts give it something to bite and a little bitterness to argue with.
Guacamole en Molcajete: Chile, onion and cilantro are crushed first, so that their juice runs. Then the avocados, broken rather than beaten, and lime.
Queso Fundido con Chorizo: The cheese melts until it pulls in strings, and the chorizo bleeds red into it. Spoon it into a warm corn tortilla.
Coctel de Camarón: Shrimp in tomato juice, lime and hot sauce, eaten with a spoon from a tall glass. Avocado goes in last, to stay whole.
Sopes de Frijol: Masa is pinched at the rim while it is hot, to keep the beans in. Lettuce, crema and salsa go on cold.
Chicharrón de Queso: Cheese and nothing else, fried until it is lace and rolled while it bends. Break it off and dip it in salsa verde.
Sopa Azteca: Tomato and pasilla are roasted before they meet the vegetable broth. It is poured over tortilla strips and goes on softening them.
Sopa de Lima: Chicken broth that is soured with lime at the end, so that it stays bright. Toasted tortilla gives it a crackle.
Nachos de Piedras Negras: The first ones were made so: each chip with its own cheddar and its own slice of jalapeño. No bite comes up bare.
Tacos al Pastor: Pork is marinated in achiote and guajillo and shaved as it roasts. Pineapple is its sour, onion its bite.
Tacos de Pescado Ensenada: The fish fries in a beer batter that puffs and shatters. Cabbage keeps it crisp, crema and lime keep it lively.
Carne Asada: Skirt steak takes a hard heat and a short time. Cactus and scallions char next to it, guacamole and lime do the rest.
Cochinita Pibil: Pork in achiote and sour orange, sealed in banana leaf until it gives up. Pickled onion wakes it again.
Mole Poblano con Pollo: Dried chiles, almonds, peanuts, sesame, raisins and chocolate are fried one after the other and ground together. The chicken is there to carry the sauce.
Enchiladas Suizas: Named for their cream and cheese. Tomatillo keeps the sauce sour enough for both, and the chicken stays inside.
Chiles Rellenos: Poblanos are roasted, peeled and filled with cheese. Beaten egg makes the coat, which drinks tomato and vegetable broth.
Camarones a la Diabla: Guajillo for the color, chile de árbol for the fire, tomato to hold them together. The shrimp cook in it for moments only.
Huachinango a la Veracruzana: Snapper baked under tomatoes, green olives, capers and pickled chiles. Their brine seasons the fish.
Fajitas de Pollo: Chicken and peppers come to the table hissing. Guacamole goes into the tortilla first, so that it all holds.
Enchiladas de Camote: Sweet potato and black beans rolled in tortillas. The red chili sauce is bitter and hot where the filling is sweet.
Arrachera con Rajas: The poblanos are blistered, peeled and stewed in crema. The steak goes on top, and its juices run down into them.
Pastel de Tres Leches: A sponge that is dry on purpose, so that it drinks condensed, evaporated and whole milk. Cinnamon and whipped cream on top.
Churros con Chocolate: Dough is piped through a star, so that the ridges fry crisp. The chocolate is made with water, and thick enough to hold on.
Arroz Rojo: The rice is toasted in oil until it clicks, then cooked in tomato and vegetable broth. Each grain comes out red and apart.
Frijoles Charros: Pinto beans and their broth, with bacon and chorizo fried in first. Jalapeño cuts through at the end.
Esquites: Corn cut from the cob and fried with epazote. Mayonnaise, cheese, chile and lime go over it in a cup.
Totopos con Salsa Macha: The salsa is oil, dried chiles, peanuts and sesame, fried until they are nearly too dark. A chip carries as much as it can.
Tortillas de Maíz Azul: Blue masa pressed thin and turned until it puffs. Eat them while they bend.
Arroz Blanco: The rice is fried in garlic oil before any water goes in. That is why no grain clings to the next.
Frijoles de la Olla: Beans straight from the pot, in the broth that they made. Epazote for the scent, raw onion for the crunch.
Buffalo Wings: Wings are fried bare, then tossed in hot sauce and butter. Celery and blue cheese dressing put the fire out.
Maryland Crab Cakes: Blue crab with so little cracker that it barely holds. Broiled, not fried, so that you taste the crab.
Shrimp Cocktail: The shrimp are poached, chilled and set over ice. Horseradish in the sauce is meant to reach the nose.
Spinach Artichoke Dip: Spinach and artichoke are folded through cream cheese and baked until the edge browns. Corn chips do the digging.
New England Clam Chowder: Bacon fat first, then onion, potatoes and the juice of the clams. Cream comes last, and the clams with it.
Wedge Salad: Iceberg left in one piece, so that it stays cold and loud. Blue cheese dressing runs between the leaves, bacon stays on top.
Soft Pretzel with Beer Cheese: The pretzel is brushed with butter while it is hot. Cheddar melted into beer, with a little mustard, is the dip.
Caesar Salad: Romaine, and a dressing that rests on anchovy. The croutons are fried in olive oil, and Parmesan falls over it all.
Chips and Guacamole: Avocado is mashed with lime while it is still in lumps. Onion, jalapeño and cilantro are cut in, not blended.
Double Smash Burger: Thin patties are pressed until their edges turn to lace. American cheese glues them, pickles cut through, and fries come with it.
Bacon Cheeseburger: A thick patty with cheddar melted down its sides. Bacon for the crunch, lettuce and tomato for the conscience, fries next to it.
Green Chile Cheeseburger: Roasted green chiles go on before the cheese, which holds them down. They are smoky, and warm rather than hot.
New York Strip Steak: Seared hard, then basted with butter, garlic and thyme. It rests before it is sliced across the grain, and keeps its juice.
Southern Fried Chicken: Buttermilk makes it tender, and the flour that clings to it makes the crust. Hot honey is there for who wants it.
Chicken Pot Pie: Break the crust, and the steam comes up with thyme. Below are chicken, carrots and peas in a cream gravy.
Roast Turkey Dinner: Turkey with all that belongs to it: sage stuffing, mashed potatoes, pan gravy, and cranberry sauce to cut through.
St. Louis Ribs: Spare ribs are trimmed square and smoked before they see any sauce. It goes on at the end, and sets to a glaze.
Blackened Catfish: Catfish goes through butter and spices, then into a very hot pan. What looks burned is the crust; lemon goes over it.
Cedar-Plank Salmon: Salmon roasts on cedar and takes on its smoke. Fennel and dill are shaved over while it is warm.
Cobb Salad: Chicken, bacon, egg, avocado, tomato and blue cheese in rows over romaine. Mix them, or eat a row at a time.
Prime Rib: The rib roasts whole, so that it is pink from edge to edge. Its own juices and horseradish cream are all it asks for.
Filet Mignon: The softest cut, browned in butter with thyme. It has little fat, so the butter matters; asparagus next to it.
Lemon Herb Chicken: Garlic, lemon and rosemary go under the skin, where they season the meat. Green beans take up what runs off.
Grilled Swordfish: Swordfish is cut thick as a steak and grilled like one. Capers and lemon go over it while it rests on green beans.
Apple Pie à la Mode: Tart apples keep their shape under a butter lattice. The ice cream melts into the gaps.
Key Lime Pie: Lime juice thickens the condensed milk before the oven does. Sour filling, sweet crumbs, and cream to make peace.
New York Cheesecake: Baked until the middle just stops moving, then cooled without hurry. Cream cheese, sour cream on top, and nothing else.
Hot Fudge Sundae: The fudge stiffens where it meets the ice cream. Salted peanuts and a cherry, in that order.
Mississippi Mud Pie: Cookie crust, then fudgy cake, then chocolate pudding, then cream. Pecans are scattered over the mud.
Skillet Chocolate Chip Cookie: The butter is browned before it goes into the dough. The rim sets, the middle does not, and ice cream runs into it.
Hand-Cut Fries: Potatoes are fried gently, left to cool and fried hot. The first makes them soft, the next makes them crisp.
Sweet Potato Fries: A little cornstarch keeps them crisp where sugar would make them limp. Smoked paprika goes on while they are hot.
Buttermilk Mashed Potatoes: Potatoes are riced while hot, so that they stay light. Butter first, then buttermilk for the tang.
Creamy Coleslaw: Cabbage is cut thin enough to soften in its dressing. Cider vinegar and celery seed keep the mayonnaise awake.
Garden House Salad: Mixed greens, cucumber, tomato and radish. Red wine vinegar and oil, and no more than clings to the leaves.
Sourdough with Cultured Butter: Sourdough is toasted thick, so that the middle stays soft. The butter is cultured and tangy, the jam of raspberries.
Ricotta and Honey Toast: Ricotta is whipped until it spreads like cream on grilled bread. Honey, thyme, and pepper to keep it from being sweet.
Mushroom Toast with Thyme: Mushrooms are left alone in the pan until they brown. Then garlic and thyme, and all of it onto sourdough.
Overnight Chia with Mango: Chia seeds swell in coconut milk until it sets by itself. Mango and lime go over it, and toasted coconut.
Soft-Boiled Eggs and Soldiers: Cut off the top, salt the yolk, dip. Buttered sourdough is cut to fit the shell.
Bacon and Egg Bites: Egg and cream are baked around bacon, cheddar and chives. They puff, sink a little and are eaten warm.
Red Lentil and Lemon Soup: Lentils fall apart without a blender. Cumin gives warmth, and lemon goes in last so that you taste it.
Chicken, Dill and Noodle Broth: Chicken simmers with carrot and celery until the broth is clear gold. Egg noodles soften in it, and dill is last.
Smoked Salmon Bagel: The bagel is toasted, the cream cheese stays cold. Smoked salmon is folded, capers and red onion fall where they like.
Granola and Yogurt Bowl: Granola and almonds in clusters over thick yogurt. Blueberries burst, honey runs; stir or don’t.
Steel-Cut Oats with Apple: Oats that are cut, not rolled, keep their bite in oat milk. Apple and cinnamon cook along, maple syrup waits on top.
Ham and Gruyère Croissant: Split, filled with ham, gruyère and mustard, and baked until the cheese runs out and crisps at the edge.
Chicken Salad Sandwich: The chicken is poached, so that it stays moist, and torn. Tarragon and celery keep the mayonnaise from being all there is.
Tuna Melt: Tuna, celery and mayonnaise under cheddar that has melted to the rim. The bread is sourdough, and toasted on the outside.
BLT on Sourdough: Bacon for salt, tomato for juice, lettuce for crunch. The mayonnaise goes to the edges, on both slices.
Lox Scramble: Eggs are stirred over a gentle heat and taken off early. Smoked salmon and cream cheese warm in what is left.
Eggs Florentine: Poached eggs on spinach that is only just wilted. Break them, and yolk and hollandaise meet on the muffin.
Mushroom and Spinach Omelet: The mushrooms are browned first, or they would weep. Gruyère melts inside, and the omelet is folded over it.
Lemon Ricotta Pancakes: Ricotta keeps them moist, beaten egg lifts them. Lemon is in the batter, blueberries burst in the heat.
Spinach and Feta Quiche: Custard, just set, with spinach squeezed dry and feta in lumps. The crust is baked first, so that it stays short.
Grilled Chicken Caesar: Romaine turned in dressing until each leaf shines. Grilled chicken breast and warm croutons, then Parmigiano.
Sweet Potato and Black Bean Bowl: Sweet potato roasts until it browns, black beans simmer soft. Lime and avocado pull the rice together.
Breakfast Burrito: Scrambled eggs, black beans, potato and cheddar in a tortilla that is browned on its seam. Salsa goes in, or on.
Two Eggs Any Way: You say how the eggs are cooked. Hash browns, bacon and buttered toast come as they are.
Brioche French Toast: Brioche soaks up custard to the middle, then browns in butter. Berries, and maple syrup for the corners.
Eggs Benedict: Muffin, Canadian bacon, poached egg, hollandaise, in that order. Cut through all of it at once.
Buttermilk Pancakes: Buttermilk makes them rise and gives a little tang. Butter melts between them before the syrup arrives.
Butter Croissant: Butter folded into dough until there are more layers than anyone counts. It is baked dark, because pale ones don't shatter.
Pain au Chocolat: The dough of a croissant rolled around dark chocolate. Warm, the chocolate bends; cold, it snaps.
Almond Croissant: Baked, filled with almond cream and baked again. Sliced almonds toast on top.
Cinnamon Roll: Dough, butter, brown sugar and cinnamon, rolled up and cut. Icing goes on while it is warm, and runs to the middle.
Blueberry Muffin: Berries sink, burst and stain. Coarse sugar makes the top crackle.
Lemon Drizzle Loaf: Lemon syrup goes over the cake while it is hot, and disappears. What stays on top dries to a crust.
Banana Bread with Walnuts: Bananas too ripe to eat are at their best in here. The slice is warmed until its walnuts smell toasted.
Chocolate Chip Cookie with Sea Salt: Brown butter gives it the taste of toffee. Dark chocolate pools, salt lands on top.
Fudge Brownie: More chocolate than flour, so the middle stays soft. The crackled top is sugar, butter and patience.
Toasted Bagel: Boiled before it is baked, which is why it chews. Toast makes it crisp for the butter.
Sourdough Slice: Sour crumb, dark crust. Olive oil to dip it in, so that nothing hides the bread.
Baguette Basket: Sliced on the bias for a longer crust. Salted butter, and the heel for whoever asks first.
Little Leaf Salad: Baby greens, turned in lemon, shallot and olive oil just before they leave the kitchen.
Thick-Cut Bacon: Laid flat and baked, so that it crisps evenly and stays straight. The middle keeps its chew.
Chicken Apple Sausage: Apple keeps the chicken moist and a little sweet. The skins are browned until they snap.
Home-Style Potatoes: Potatoes are boiled, cut and browned with onion and bell pepper. Smoked paprika goes in at the end.
Crisp Hash Browns: Shredded potato is squeezed dry and pressed thin. In butter it browns to a crust that breaks.
Little Fruit Cup: Melon, grapes and apple, cut small and served cold. There is no syrup.
Panuchos Yucatecos: The tortilla puffs, is opened and filled with black beans, and fried. Turkey and pickled onion go on top.
Tlacoyos de Haba: Blue masa is folded around mashed fava beans and toasted dry. Cactus and green salsa are its salad.
Tetelas de Huitlacoche: Masa closes over corn mushroom in a triangle. What you taste is earth, smoke and corn.
Tacos Dorados de Papa: Rolled around mashed potato and fried until they rattle. Cabbage, crema and salsa go over the lot.
Gorditas de Chicharrón: The name is little fat ones. Pork crackling in guajillo goes in, onion and cilantro after.
Elote Asado: The corn is left until some kernels burn. Vegan mayonnaise, chili and lime hold on to the rest.
Aguachile de Callo: Scallops need lime for moments only. Serrano and cucumber are ground into it, thin as water.
Quesabirria: Tortillas are dipped in the fat of the braise before they meet the cheese. A cup of broth comes with them, for dunking.
Chiles en Nogada: Green chile, white walnut sauce, red pomegranate: a flag on a plate. Meat and fruit are inside, and it is eaten cool.
Robalo a la Talla: The bass is opened and rubbed red on one side, green on the other. Eat toward the middle.
Pozole Rojo: Corn treated with lime swells until it blooms, and pork cooks with it. Radish, cabbage and lime are for you to add.
Mole de Olla: Not the thick one: a broth of beef shank and pasilla, with corn and chayote in it. Epazote scents it.
Torta Ahogada: Drowned, as the name says. The roll has to be hard, or it would not survive the sauce.
Mole Amarillo con Verduras: Yellow chiles and hoja santa in vegetable broth. Masa dumplings thicken it from within.
Tacos de Coliflor: Achiote dyes the cauliflower, heat chars it. Avocado and pickled onion do the rest.
Mojarra al Mojo de Ajo: Garlic browns in oil until it is sweet and nutty. The tilapia fries whole, and all of it is poured over.
Capirotada: Bread in syrup of piloncillo and clove, with cheese between the layers. It sounds wrong until you try it.
Nieve de Limón: Lime, sugar and ice, scraped while it freezes. The zest is in there too.
Carlota de Limón: Lime thickens the milk by itself. Cookies soften in it until they cut like cake.
Crepas de Cajeta: Goat milk cooks down to caramel, with a little tang left. Crêpes are bathed in it, pecans fall over.
Oysters Rockefeller: Named for how rich it is. Oysters bake under spinach, butter and anise, on a bed of salt that keeps them level.
Ahi Poke: Tuna is diced and dressed at the last moment. Tamari, sesame oil, sweet onion, and macadamias for the crunch.
Deviled Eggs: The yolks are beaten with mustard and piped back. Deviled is an old word for hot.
Fried Green Tomatoes: A tomato that is not ripe is sour and firm, and fries well. Cornmeal outside, remoulade on top.
Beer-Battered Pickle Chips: The pickle is wet, the batter is thin, the oil is hot. Eat them before they discuss it. The dip is made without egg.
Pimento Cheese: Cheddar grated by the coarse side and bound with mayonnaise. Pimentos make it pink and sweet.
Mozzarella Sticks: The cheese goes into the oil cold, or it would run. Marinara is for the stretch.
Grilled Artichoke: Steamed first, then charred on its cut face. Scrape the leaves with your teeth; the heart is the prize.
Cheeseburger Sliders: Little burgers steam over onions, and the rolls with them. Cheese holds it together.
Beef Carpaccio with Horseradish: Raw tenderloin, pounded thin and dressed late. Horseradish is sharper than you remember.
Avocado and Grapefruit: One is fat and mild, the other sour and bitter. Lime, pistachio, and that is a salad.
Smoked Carrots: Smoke makes them taste of more than carrot. They are sliced thin and dressed with dill, capers and lemon.
Scotch Egg: The egg is soft inside, the sausage is around it, the crumbs around that. Mustard, always.
Loaded Nachos: Cheese melts down through beans and jalapeños. Salsa and sour cream stay on top, cold.
Ploughman's Board: Cheddar, ham, pickled onions, bread. It was a lunch for a field, and works at a bar.
Oysters on the Half Shell: They lie in their own liquor, on ice. Lemon, horseradish, hot sauce; or nothing.
Yankee Pot Roast: Chuck is a hard cut, and gives up only in a closed pot. Carrots and potatoes take the gravy.
Reuben Sandwich: Corned beef, sauerkraut and swiss cheese, pressed until the rye is crisp. The dressing runs; that is correct.
Nashville Hot Chicken Sandwich: Chicken breast is fried, then painted with cayenne in hot oil. Pickles and slaw are there to help you through.
Alabama White Sauce Chicken: The chicken is smoked and dunked whole in mayonnaise and vinegar. It soaks in, and leaves no gloss.
Cider-Brined Pork Chop: Cider and salt keep the chop moist through a hard grilling. Apples in sage butter say where the brine came from.
Lobster Roll: Cold lobster, barely dressed, in a bun that is toasted in butter on its sides. Lemon, and no celery.
Cioppino: Crab, clams, mussels, shrimp and cod, all in one pot of tomato and fennel. Wear the napkin.
Jambalaya: Sausage, chicken and shrimp give their fat to the rice. It is left until it catches below.
Three-Bean Chili: Kidney, black and pinto beans, cooked until the sauce thickens by itself. Chipotle is the smoke.
Harvest Grain Bowl: Kale is rubbed until it softens, quinoa is still warm. Sweet potato, apple and chickpeas in a lemon tahini dressing.
Grilled Cheese and Tomato Soup: Cheddar melts between buttered sourdough. The soup is of tomato and vegetable stock, and the corner goes in first.
Patty Melt: A burger that lost its bun and found rye. Onions are browned until they are sweet, and melted cheese holds them.
Venison Chili: Venison has little fat and much taste. Ancho and cumin cook into it until a spoon stands.
Halibut with Corn and Tomato: The fish is roasted plain, so that the corn and tomatoes below can be loud. Basil goes in off the heat.
Seared Sea Scallops: They are dried before they meet the pan, which is why they brown. The cauliflower below is mostly butter.
Grilled Mahi-Mahi: A fish that is firm enough for the grill. Lime cabbage and avocado cool it.
Boiled Lobster: A pot, salt water, a lobster. The butter is drawn, the claws are cracked, the rest is work.
Turkey Club Sandwich: Toast in the middle keeps the stories apart: turkey below, bacon above. A pick holds it up.
French Dip: Beef sliced thin, a crusty roll, a cup of its own juices. Dip, bite, dip.
Beer-Battered Fish and Chips: Beer lightens the batter, and the cod steams inside it. Malt vinegar goes over, then salt.
Shepherd's Pie: Lamb, carrots and peas under potatoes that brown in ridges. A fork drawn over them made the ridges.
Bangers and Mash: Sausages burst if you hurry them, hence the name. Onion gravy with ale runs into the potatoes.
Tavern Steak Frites: The hanger steak has a grain you can see; it is cut across it. Garlic butter, fries.
Stout-Braised Short Rib: Stout turns from bitter to dark and sweet as the ribs soften in it. Mashed potatoes take the sauce.
Carrot Cake: Carrots keep it moist, walnuts keep it interesting. The frosting is of cream cheese, and tangy.
Banana Pudding: Wafers go in crisp and come out as cake. Custard and bananas do that.
Mixed Berry Crumble: Berries boil up through oats and almonds. The edge, where they caramelize, is claimed early.
Boston Cream Pie: It is a cake, and always was. Vanilla cream in the middle, chocolate over the top.
New Orleans Beignets: Dough puffs hollow in the oil. The sugar is not dusted on but shoveled.
Bananas Foster: Brown sugar and butter bubble, rum goes up in fire, bananas give in. Ice cream waits below.
Whiskey Bread Pudding: Brioche drinks custard until it can hold no more. Bourbon and butter go over it warm.
Warm Gingerbread: Molasses makes it dark, ginger makes it bite. Lemon sauce keeps it from being solemn.
Grilled Peaches with Pecans: The cut side meets the grill until it caramelizes. Maple, bourbon, and coconut yogurt to cool it.
Berries and Cream: Cream is whipped only until it folds. Raspberries and blackberries need no sugar next to it.
Chocolate Olive Oil Cake: Almonds and cocoa, made without eggs. Olive oil keeps it dark and moist.
Maple Roasted Pear: Maple runs down the pear and cooks to a glaze. Pecans for the crack, cold coconut cream for the rest.
Apple Cider Sorbet: Cider boiled down with spice and frozen. It tastes like an orchard with its coat on.
Sticky Toffee Pudding: Dates dissolve in the cake and keep it moist. Toffee sauce goes over it until it cannot drink more.
Tater Tots: Grated potato, pressed to barrels, with a shell that crackles. Onion salt, ketchup.
Loaded Baked Potato: Salt on the skin makes it crisp. Split, it takes butter, sour cream, cheddar, bacon and chives, in that order.
Onion Rings: Cornmeal keeps them crisp to the last. Bite through the onion, or it comes along.
Skillet Cornbread: Batter hits hot fat, and a crust is there at once. Honey butter melts into the crumb.
Buttermilk Biscuits: Butter is left in lumps, which melt and leave layers. Sorghum butter runs into them.
Parker House Rolls: Each is folded over on itself, so that it opens like a purse. Butter and flaked salt.
Hush Puppies: Cornmeal and onion, dropped by the spoon and fried. They were thrown to the dogs to keep them quiet.
Collard Greens: Ham hock gives the pot its smoke, vinegar its edge. The broth is called potlikker, and is drunk.
Creamed Spinach: Spinach is squeezed hard, then cream and nutmeg cook down around it. It should hold on the spoon.
Garlicky Kale: Garlic goes in before it can brown, kale right after. Lemon zest at the end.
Boston Baked Beans: Molasses and mustard, bacon and patience. The sauce ends as thick as the beans.
Sautéed Mushrooms: They are left alone until they brown and squeak. Butter, thyme and sherry come after.
Grilled Asparagus: Rolled in oil so that it chars and doesn't dry. Lemon and cracked pepper.
Roasted Broccoli: A hot oven frizzles the tips. Almonds and garlic toast along, lemon goes over.
Stewed Okra and Tomatoes: Tomato is what keeps okra in line. Thyme and a little cayenne, not too long.
Grits with Butter: Stirred until they are smooth and a little loose. The butter sinks and leaves a pool.
Jambon-Beurre: Ham, butter, baguette. The butter is as thick as the ham, and that is the point.
Roast Beef and Horseradish: Beef in thin slices, so that it folds. Horseradish goes on the top half, arugula below.
Pastrami on Rye: Cured, peppered, steamed until it trembles. Mustard; mayonnaise would be a scene.
Egg Salad on Brioche: Eggs are chopped coarse, so that you meet them. Mustard and chives keep them awake.
Wild Mushroom Tart: Mushrooms brown with shallot before they see the pastry. Crème fraîche binds them, frisée cuts them.
Roast Chicken and Farro Bowl: Farro keeps its chew under torn chicken. Kale and carrots, lemon over all.
Victoria Sponge: As much butter as flour as sugar as egg. Jam, cream, and a queen who liked it with tea.
`
