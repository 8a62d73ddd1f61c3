/** Stories of dishes, one a line: `story-line.ts`. */
export const ofMexicoAndAmerica = `
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
Churros con Chocolate: Dough is piped through a star, so that the ridges fry crisp. The dairy-free chocolate is made with water, and thick enough to hold on.
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
Chicken, Dill and Noodle Broth: Chicken simmers with carrot and celery until the broth is clear gold. Egg noodles and dill go in when it is ordered.
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
`
