/** Stories of dishes, one a line: `story-line.ts`. */
export const ofEuropeAndTheLevant = `
Muhammara: Peppers are roasted and peeled, walnuts pounded into them. Pomegranate molasses makes it sour, toasted pita takes it up.
Baba Ghanoush: The eggplant is burned whole until it collapses, and only the inside is kept. Tahini and lemon go into the smoke.
Spanakopita: Spinach, leek and dill are squeezed dry, or the pastry would sulk. Feta salts it, phyllo shatters.
Dolmades: Vine leaves are rolled around rice that swells as they simmer, so they are rolled loosely. Dill, mint and pine nuts; served cool.
Gambas al Ajillo: Garlic and chili sizzle in olive oil, the shrimp go in for a moment. Sherry at the end; what is left in the dish is the best of it.
Grilled Halloumi: A cheese that browns before it melts. Tomato and mint cool it, lemon goes over all.
Labneh with Za'atar: Yogurt is hung in cloth until it holds its shape. Za'atar and olive oil go on it, cucumber and radish through it.
Falafel: The chickpeas are soaked and ground raw, never boiled, which keeps them crumbly. Tahini and pickled turnip go with them.
Horiatiki: There is no lettuce. Tomato, cucumber, pepper and olives lie under one slab of feta, and their juice is the dressing.
Lamb Kleftiko: Named for thieves, who sealed the pit so that no smoke showed. Lamb, potatoes and lemon cook in parchment until the bone lets go.
Paella Valenciana: The rice is spread thin, so that most of it touches the pan. Chicken, rabbit and beans are in it, and never fish.
Adana Kebab: Lamb and red pepper are chopped together until they cling to a wide skewer. Sumac onions and charred tomato go with it.
Chicken Tagine with Preserved Lemon: Chicken braises in saffron and ginger. Olives and preserved lemon go in late, so they stay sharp.
Grilled Sea Bass Ladolemono: The fish is grilled whole and opened while it steams. Lemon and olive oil are whisked until they thicken, then poured.
Shakshuka: Tomatoes and peppers cook down until there is room for hollows. An egg goes into each, and stays soft.
Lamb Tagine with Prunes: Lamb shank simmers in saffron and ginger. Prunes are glazed in honey, almonds fried, and both go over it.
Chicken Souvlaki: The name means little skewer. Chicken thigh takes up lemon and oregano, and the grill gives it edges; tzatziki and pita to wrap.
Grilled Lamb Chops: Thin chops over a hard heat, oregano and lemon. They are eaten with the fingers, while they are too hot.
Salmon Kebab: Salmon takes turns with bay leaf and sweet pepper. The leaf scents the fish, and stays on the skewer.
Dorade in Salt: Salt sets around the bream like plaster, and it steams in its own juice. It is cracked open at the table.
Halibut with Preserved Lemon: Cherry tomatoes burst in the oven and make the sauce. Olives and preserved lemon salt it, the halibut lies on top.
Baklava: Phyllo, butter and pistachios, layer after layer. Syrup is poured over while the pastry is hot, so that it crackles and sinks in.
Künefe: It is pressed around the cheese and fried in butter on both sides. The syrup goes on hot; pull, and long threads follow.
Sütlaç: Rice swells in milk until it thickens by itself. A hot oven blisters the skin, and then it waits in the cold.
Yiaourti me Meli: Yogurt so thick that honey stays on top. Walnuts are broken over it by the handful.
Tabbouleh: It is a salad of parsley, with bulgur in it, not the other way. Lemon goes in until it bites.
Fattoush: The bread is fried, so that it stays crisp under the dressing for a while. Sumac and pomegranate molasses are its sour.
Patatas Bravas: Potatoes are fried until they are rough at the edges. The red sauce is hot, the alioli is to make up for it.
Batata Harra: Potatoes are crisped, then thrown into a pan of garlic, chili and cilantro. The coriander is there as leaf and as seed.
Patates Lemonates: Potatoes stand in lemon juice and oil and roast until it is gone. The edges that were above it are crisp.
Tzatziki: Cucumber is grated, salted and squeezed, or it would water the yogurt. Garlic and dill do the talking.
Manakish Za'atar: Thyme, sumac and sesame in olive oil, spread on the dough before it bakes. Cut in strips and roll.
Bazlama: Yogurt in the dough keeps it soft, a dry pan gives it spots. Butter goes on while it is hot.
Warm Pita: It puffs on the grill and sighs when it is torn. Olive oil and za'atar are brushed over.
Soupe à l'Oignon Gratinée: Onions cook until they are brown to the bone and sweet. Beef broth goes over them, then bread, then gruyère to the rim.
Escargots de Bourgogne: Snails go back into their shells with butter, garlic and parsley. They bubble when they reach you.
Salade de Chèvre Chaud: Goat cheese browns on its toast and is set on the leaves while it is warm. Walnuts, and mustard in the dressing.
Coquilles Saint-Jacques: Scallops are barely cooked, then covered with mushrooms and cream. Gruyère browns over them, in the shell.
Huîtres Mignonette: Oysters on ice, in their own brine. Shallot, vinegar and pepper are called mignonette; a drop is enough.
Mousse de Foies de Volaille: Chicken livers are taken from the pan while they are pink. Cognac, cream and butter make them smooth.
Tartare de Saumon: Raw salmon is cut by knife, small but not minced. Capers, dill and lemon go in at the last moment, or they would cook it.
Bœuf Bourguignon: Beef cheek braises in red wine until it has given up all its collagen, which makes the sauce shine. Bacon, mushrooms and onions are cooked apart.
Steak Frites: Hanger steak, the butcher's own cut, seared and sliced. Parsley butter melts over it and runs toward the fries.
Confit de Canard: The leg is salted and cooked in duck fat, which is how it once kept for winter. The skin is crisped; frisée with mustard cuts it.
Moules Frites: Mussels open in white wine and shallot, and season it. Use an empty shell as tongs, and the fries for the broth.
Sole Meunière: The name is the miller's wife, for the flour. The butter browns with the fish, and lemon stops it in time.
Salade Niçoise: Tuna, egg, green beans, anchovy and olives, laid out rather than tossed. No potato, by the old rule.
Croque Madame: Ham and gruyère in toast, béchamel over it, browned. The fried egg on top is what makes it a lady.
Poulet Rôti: Butter and thyme under the skin, garlic around the bird. The watercress wilts in what runs out when it is carved.
Entrecôte Béarnaise: Egg yolk and butter are beaten over a little heat until they hold, sour from vinegar, green from tarragon. The ribeye is the excuse.
Truite aux Amandes: Trout browns in butter, almonds toast in what is left. Lemon goes into the pan last, and all of it over the fish.
Poulet à l'Estragon: Chicken simmers in white wine and tarragon. Cream goes in when it is done, and is boiled until it coats a spoon.
Croque-Monsieur: Ham and gruyère between slices that are fried in butter. Béchamel on top bubbles, browns and runs down.
Mousse au Chocolat: Dark chocolate, eggs beaten stiff, sugar. There is no cream, so it tastes of chocolate alone.
Profiteroles: Choux is hollow by nature. A scoop of vanilla goes in, and hot dark chocolate over it when they reach you.
Île Flottante: Egg white is poached until it floats. It drifts on vanilla custard, under threads of caramel and toasted almonds.
Crêpes Suzette: Sugar is melted, orange and butter follow, crêpes are folded in it. Then orange liqueur, and fire.
Assiette de Fromages: From soft to firm to blue: brie, Comté, Roquefort, in that order. Walnuts and celery clear the way.
Pommes Frites: Potatoes, fried gently until soft, and again in hotter oil until they sound hollow. Salt goes on at once.
Gratin Dauphinois: Potatoes are sliced thin and not rinsed, because their starch binds the cream. Garlic and nutmeg, and no cheese.
Pommes Purée: Potatoes are riced while hot, and cold butter is beaten in, more than you want to know. Milk loosens it.
Haricots Verts Amandine: Butter browns with the almonds in it. The beans, boiled bright, are turned through once.
Salade Verte: Whole leaves, dried well, or the dressing slides off. Shallot, mustard and red wine vinegar.
Baguette et Beurre d'Isigny: Baguette torn warm, butter spread cold, gray salt over it. That is all, and enough.
Melitzanosalata: Eggplant is charred until it slumps, then chopped, not blended. Garlic, vinegar and parsley go into the smoke.
Tiropita: Feta, ricotta and egg, which rise a little between the sheets. The top sheets are scrunched, so that they shatter.
Saganaki Me Meli: The pan gives the dish its name. Graviera is floured and fried until it has a crust, then honey and sesame.
Avgolemono: Egg and lemon are beaten, hot broth is added by the spoon, so that nothing curdles. Rice and chicken make it a meal.
Fava Santorini: It is not a fava bean but a yellow pea, boiled until it falls. Raw onion and capers sit on top.
Paidakia: Lamb chops cut thin, so that there is as much crust as meat. Oregano, lemon, fingers.
Arni sto Fourno: The lamb roasts above the potatoes, which get its fat and all of the lemon. They may be the better part.
Papoutsakia: The name is little shoes, which is what the eggplants look like. Beef and cinnamon inside, béchamel browned on top.
Kotopoulo Lemonato: Lemon is squeezed over the chicken, and the halves roast along. The potatoes lie in the juice.
Tsipoura sti Schara: Sea bream is grilled whole, because the bones keep it moist. Lemon and oil go over it, greens next to it.
Gyro Plate: Lamb and beef, shaved where it has browned. Pita, tzatziki, tomato and onion, to build as you like.
Galaktoboureko: Hot pastry, cool syrup, or the other way, but never both hot. The custard inside is of semolina.
Loukoumades: Dough drops from a spoon and turns over by itself in the oil. Honey goes over it hot, then cinnamon and walnuts.
Patates Tiganites: Cut thick and fried until they blister. Oregano is rubbed over them with the salt.
Horiatiko Psomi: Country bread is grilled until it smells of toast. Oregano and olive oil are rubbed in.
Salmorejo: Tomatoes and bread are blended, and olive oil thickens them like a mayonnaise. Egg and serrano ham stay on top, so thick is it.
Chipirones a la Plancha: Squid go onto a very hot plate dry, so that they brown before they toughen. Garlic and parsley go over them after.
Albóndigas en Salsa: Beef and pork, bound with bread, simmered in tomato. Almonds are pounded and stirred in to thicken.
Croquetas de Setas: The béchamel is cooked until it leaves the pan, chilled and rolled. The shell cracks, mushrooms run out.
Setas a la Plancha: King oyster mushrooms are sliced and left alone until they brown. Garlic, then sherry vinegar while they hiss.
Gazpacho Andaluz: Tomatoes, cucumber and pepper are blended raw, bread gives body, vinegar an edge. It is drunk as often as it is spooned.
Croquetas de Jamón: Ham is cooked in the béchamel, so that it seasons all of it. Crumbs outside, nearly liquid inside.
Pan con Tomate: Toast is rubbed with garlic, which wears away on the crust. Then ripe tomato, olive oil, salt.
Pinchos Morunos: Pork takes up cumin, paprika and oregano before it is threaded. A fierce heat, and lemon over it.
Tortilla Española: Potatoes and onion go soft in olive oil, not brown. Eggs are stirred in, and the cake is turned while its middle still moves.
Jamón Ibérico: Cut thin enough to see through, and never cold. The fat should shine, and melt before you chew.
Paella de Marisco: Rice drinks stock of shellfish until it is dry. Nobody stirs, so a crust forms below shrimp, mussels and squid.
Arroz a Banda: Once the fish was eaten and the rice served apart, which is the name. Now cuttlefish stays in, and alioli goes with it.
Rabo de Toro: Oxtail has more bone than meat, and all of it goes into the sauce. Red wine, until it falls off over fried potatoes.
Carrilleras al Vino Tinto: Cheeks work hard and need patience. Red wine and bay leaf until a spoon will do, over potato purée.
Chuletón a la Brasa: A thick ribeye, left on the bone for the flavor, salted after and sliced. Piquillo peppers go with it.
Lubina a la Espalda: The bass is opened along its back and seared on the skin. Hot oil, garlic and vinegar are thrown over it.
Fideuà: Noodles are toasted before the stock goes in, and stand on end when they are done. Shrimp and cuttlefish; alioli to stir in.
Secreto Ibérico a la Brasa: The secret is a cut that butchers kept for themselves, marbled like beef. It is grilled and sliced; garlic is fried over it.
Pulpo a Feira: Octopus is boiled until a toothpick goes through, and cut with scissors. Potatoes, smoked paprika, salt, oil.
Paella de Verduras: Artichokes, peas and beans in rice that takes on saffron and all of the vegetable stock. It is left until it catches below.
Churros y Chocolate a la Taza: Churros are ridged, so that they crisp and hold on to the chocolate. That is thick enough for a spoon to stand in.
Flan de Huevo: Caramel goes in first and comes out on top. The custard is firm with egg, the cream is there to soften it.
Crema Catalana: Lemon and cinnamon steep in the milk, egg yolk thickens it. Sugar is burned on top, and cracks.
Tarta de Santiago: Almonds take the place of flour, so the crumb is moist. Lemon zest, and sugar over a stencil.
Ensalada Mixta: Lettuce, tomato, tuna, egg and olives on one plate for the table. Oil and vinegar are poured when it is there.
Ensalada Verde: Small lettuces and scallion, sherry vinegar, oil. It is what you want after something fried.
Pan de Cristal: Dough so wet that it bakes into bubbles. The crust breaks like glass, which is its name.
Alioli con Pan: Garlic and oil, beaten until they hold up a spoon. Warm bread is what it is for.
Pimientos de Padrón: Blistered in oil, salted, picked up by the stem. Most are mild, some are not, and nobody can tell.
Mutabbal: Eggplant is burned until the skin is black, for the smoke. Yogurt and tahini go in, pomegranate on top.
Fatayer bi Sabanekh: Spinach is rubbed with salt and sumac until it gives up its water. Dough closes over it in a triangle.
Sambousek Jibneh: Cheese, parsley and nigella in a half-moon of dough. The rim is braided shut, and blisters in the oil.
Rakakat: Cheese and mint are rolled thin as a finger. The pastry shatters, and the filling pulls.
Kibbeh: Bulgur and lamb are kneaded into a shell and filled with more lamb, onion and pine nuts. It fries dark, and breaks open.
Kafta Meshwiyeh: Lamb is ground with parsley and onion until it is nearly a paste. The bread below catches what drips.
Lahm Meshwi: Lamb and onion share a skewer, tomato has another, because it takes longer. Hummus and bread on the plate.
Mashawi: Lamb, ground lamb and chicken from the same grill. Bread lies below and is the best of it; toum and sumac onions go with all.
Shawarma Lahme: Beef is marinated in vinegar and warm spice, then shaved as it browns. Tahini, onions, tomato, bread.
Musakhan: Onions cook in oil with sumac until they are purple and sweet. They soak the bread, chicken roasts on top, almonds over it.
Maqluba Djej: The name means upside down. Chicken and eggplant are below until the pot is turned, and then they are above.
Mansaf: Dried yogurt is dissolved and simmered with the lamb, sour and thick. Rice, thin bread and fried nuts are below and over it.
Ouzi: Lamb shoulder roasts until it pulls apart. The rice below is made with ground lamb and peas; almonds and pistachios go over it.
Samke Harra: Sea bass bakes under tahini, walnuts and chili. The sauce splits a little and browns, which is right.
Samak Meshwi: Garlic, lemon and cumin are rubbed into the cuts. The bream is grilled whole; parsley tahini goes with it.
Falafel Plate: Chickpeas are ground raw with herbs, so that they fry crisp and stay green inside. Tahini, pickled turnip, tomato.
Knafeh Nabulsiyeh: Cheese melts under a crust of shredded pastry. Syrup goes over it, then it is served fast, because it pulls only while hot.
Baklawa: Filo, ghee, pistachios and cashews, in small shapes so that you can have several. The syrup smells of orange blossom.
Muhallabia: Milk thickened with starch and left to set. Rose water and mastic are what you remember.
Riz bi Haleeb: Rice is cooked until the milk is thick. Orange blossom goes in off the heat, almonds when it is cold.
Ma'amoul: Semolina rests with butter until it is sandy, and closes around dates. The pattern tells which filling it is.
Almond Milk Muhallabia: Almond milk set with rice flour, so that it just holds. Rose water, pistachios.
Riz bi Sha'riyeh: Vermicelli are browned in butter before the rice goes in. They stay nutty, and keep the grains apart.
Toum: Garlic and oil are beaten until they turn white and stand up, made without egg. Lemon goes in by the drop.
Khubz Saj: Dough is thrown thin and baked over a dome. Fold it while it is hot, or it cracks.
Ajo Blanco: Almonds, bread and garlic, ground white. Grapes at the bottom are what you find last.
Suquet de Peix: Monkfish and clams simmer with potatoes. Almonds and garlic, pounded, thicken it.
Tabla de Quesos: Cheeses that are given time to warm. Almonds and olives go between.
Manchego and Olives: For those who end with salt. Manchego, olives, almonds; no spoon.
Couscous with Raisins and Almonds: Steamed, rubbed with butter between the palms, and steamed again. Raisins and fried almonds go over it.
Marinated Olives: Warm oil draws out bay, fennel and orange peel, and the olives take it up.
Tapenade et Crudités: Olives, capers and thyme, crushed without anchovy. Raw fennel, radish and cucumber to carry it.
Pissaladière: Onions melt until they are sweet as jam. Anchovies are laid across them, an olive in each square.
Grand Aïoli: Everything is boiled and plain, so that the garlic can speak. Cod, egg, vegetables, and a great deal of sauce.
Loup de Mer au Fenouil: Dried fennel burns under the bass and perfumes it. Pastis says the same again.
Noix de Saint-Jacques Poêlées: Scallops are seared on one side, so that the other stays soft. Brown butter and hazelnuts go over the cauliflower.
Carré d'Agneau en Persillade: Parsley and garlic make a green crust, the lamb below stays rosy.
Tarte au Citron Meringuée: The curd is sharp enough for all that meringue. Its tips are burned on purpose.
Abricots Rôtis au Romarin: Apricots turn sour and sweet at once in the heat. Rosemary, olive oil, brown sugar.
Figues Rôties au Thym: Figs split, and their juice thickens by itself. Thyme and almonds.
Panisses: Chickpea batter sets, is cut and fried. Crisp outside, soft inside, pepper over it.
Tomates à la Provençale: Breadcrumbs, garlic and parsley drink what the tomatoes give up.
Gavros Tiganitos: So small that you eat them whole, head first. Flour, hot oil, lemon.
Mydia Saganaki: Mussels open in tomato and ouzo. Feta goes in last, and half melts.
Sardeles Psites: The vine leaf keeps the sardine from the fire and burns in its place. Lemon, oregano.
Loukaniko: Orange peel is in the sausage, fennel too. Lemon potatoes lie below.
Giouvetsi: Beef braises in wine and cinnamon, then orzo goes in and drinks the sauce. The top is cheese.
Garidomakaronada: Linguine takes up tomato and ouzo, which burns off and leaves anise. The shrimp stay whole.
Astakomakaronada: A feast on an island: lobster over spaghetti, in a sauce of its own shell. Brandy and a little cinnamon.
Bakaliaros Plaki: Cod lies under onions and tomatoes and bakes in their juice. White wine, parsley.
Kolokithia Vrasta: Small zucchini, boiled whole, as if nobody had thought of grilling. Lemon and oil are enough.
Horta: Leaves with some bitterness, boiled until they are tender. Lemon goes on hot, oil goes on raw.
Gilda: Salt, sour, hot: anchovy, olive, pickled chile. It was named for a film, and for being all of these.
Esqueixada: Salt cod is soaked and torn, never cut. Tomato, onion and vinegar do what a fire would.
Piquillos Rellenos: The pepper is roasted, and small enough for a bite of salt cod. More peppers make the sauce.
Anchoas con Mantequilla: Cold butter, no salt in it, because the anchovy has enough. Toast below.
Boquerones en Vinagre: Vinegar turns anchovies white. Garlic, parsley and oil turn them into something you order again.
Arroz con Bogavante: Rice that is meant to be loose. The lobster gave its shell to the stock before it went in.
Lechazo Asado: Lamb, water, salt, and a closed oven. The skin is thin as paper when it is done.
Patatas Fritas: Potatoes and olive oil, which browns them as no other does. Salt.
Pimientos Asados: Roasted, peeled, and left in the juice that they make. Garlic and sherry vinegar.
Makanek: No longer than a finger, with pine nuts and cinnamon. Pomegranate glazes the pan.
Jawaneh: Garlic and lemon before the grill, garlic and lemon after. Toum, in case that was too little.
Loubieh bi Zeit: Beans cook past green, in oil and tomato, until they are silk. They are eaten at the warmth of the room.
Hindbeh bi Zeit: Dandelion is bitter, onions fried dark are sweet. Lemon settles it.
Farrouj Meshwi: The chicken is opened flat, so that all of it meets the grill. Toum, pickles and fries are part of it.
Kibbeh bil Saniyeh: Lamb and bulgur below, onions and pine nuts between, and again. The top is cut in diamonds before it bakes.
Malfouf Mahshi: Leaves are rolled as thin as a cigar and packed so that they cannot move. Garlic and lemon between the layers.
Mloukhieh bi Djej: Leaves that turn silky in chicken broth. Onions in vinegar go over it at the end.
Ful bi Bayd: Beans crushed with garlic and lemon, an egg on top. It holds until evening.
Kabees: A slice of beet turns the turnips pink. Salt and time do the rest.
Batata Mekliyeh: Fries, and sumac in place of vinegar.
Kalamari Gemisto: Squid is a purse by nature, and feta, tomato and herbs go in. It is grilled until the cheese runs, then sliced over arugula with lemon.
Syka me Karydia: Figs are split and baked with walnuts until they slump. Orange, cinnamon and grape syrup pool under them.
Soupies me Spanaki: The cuttlefish keeps its ink, and the pot turns black. Spinach, dill and white wine go in; rice takes up the rest.
Patates Yahni: Yahni is onions, tomato and patience. Here it is potatoes, with olives and oregano.
Sokolatopita: The chocolate cake is hot, the orange syrup cold, and that is how it drinks. Kaimaki ice cream melts over it.
Mila Psita: Apples are cored and filled with raisins and cinnamon. They bake in orange juice until the skins split.
Fakes: Lentils, garlic, bay leaf and tomato: a weekday's pot. Vinegar is poured at the table, to taste.
Kasseri me Kydoni: Kasseri is mild and a little sharp at the end. Cooked quince is its honey, almonds are its bread.
Exohiko: The name says countryside: food wrapped to be carried. Lamb, peas, carrot and kasseri cheese in filo that crackles.
Xifias Souvlaki: Swordfish holds on to a skewer as meat does. Pepper, onion and bay leaf sit between, and lemon, caper and oregano go over.
Htapodi Kokkinisto: Octopus braises in red wine and tomato until a fork goes in. The macaroni cooks in the same pot and turns as dark.
Karidopita: Walnuts take the place of most of the flour. The cake drinks syrup with clove and orange, and vanilla ice cream goes next to it.
Melomakarona: Cookies of olive oil, orange and cinnamon, dipped in honey while warm. Walnuts stick where the honey is.
Pagoto Kaimaki: Mastic is a resin that tastes of pine, and orchid root makes the ice cream chew. Sour cherry goes on top.
Kydonia Psita: Quinces are pale and hard until they bake for long. Then they are red, soft and scented with cinnamon and clove.
Portokalia me Kanela: Oranges in thick slices, peeled to the flesh. Cinnamon syrup and orange blossom water make a dessert of them.
Ahladia Krasata: Pears stand in red wine with clove and orange peel until they are dark to the core. They are eaten cold, in their syrup.
Moschari Kokkinisto: Kokkinisto means reddened: beef in tomato, allspice and wine until the sauce is brick. Egg noodles lie under it.
Hirino me Selino: Pork and celery root braise together until both are soft. Egg and lemon are beaten in last, and the broth turns to cream.
Kakavia: Named for the pot that fishermen took on board. Rockfish, shrimp and mussels in a broth of tomato, potato and lemon.
Kataifi: Pastry is spun to threads and rolled around walnuts and cinnamon. It bakes in butter, and then it drowns in syrup.
Bougatsa: A breakfast of the north: warm semolina custard in filo so thin that it tears. Powdered sugar and cinnamon, and fingers.
Mosaiko: Tea biscuits are broken into dark chocolate and chilled in a log. Each slice shows another mosaic.
Karpouzi: Watermelon in wedges, as cold as can be. Mint, lime and a few grains of salt wake it up.
Graviera me Syka: Graviera is nutty and a little sweet by itself. Dried figs and walnuts agree with it.
Stifado me Kouneli: As many pearl onions as rabbit go into the pot. Red wine vinegar, bay leaf and clove are what makes it a stifado.
Kotopoulo me Bamies: Okra rests in vinegar first, so that it keeps its shape. Chicken and tomato bake with it.
Fasolakia Ladera: Ladera are cooked in oil and nothing hurries them. Green beans and potato, tomato and dill; warm is better than hot.
Bamies Ladera: Okra cooks in olive oil with tomato and onion until it is soft. Lemon keeps it bright, parsley and olives finish it.
Aginares a la Polita: The artichokes of the old capital across the sea. Carrot, potato, dill and lemon braise with them.
Arakas: Peas, potato and carrot stew in tomato until spoons are enough. There is more dill than you would dare.
Kolokithia Yemista: Zucchini is hollowed and filled with rice, dill, mint and tomato. It bakes in olive oil, and lemon goes over it.
Manitaria Souvlaki: Oyster mushrooms char as meat does, and the skewer doesn't mind. Pepper, onion and oregano, with lemon potatoes.
Kounoupidi Kokkinisto: Cauliflower is browned before it meets the tomato. Cinnamon and bay leaf make it a winter dish; olives salt it.
Ekmek Kataifi: Syrup below, custard in the middle, cream on top. The kataifi is scented with lemon, the custard with mastic; pistachios over all.
Amygdalota: Almonds ground with sugar and shaped like small pears. They are what is passed around at weddings, with orange blossom water.
Halvas Simigdalenios: Semolina is toasted in olive oil until it smells of nuts, then the syrup hisses in. Almonds and raisins; turned out warm.
Glyko tou Koutaliou: What a guest is given first: fruit in syrup, by the spoon. Sour cherry and bitter orange, with cold water.
Sorbet Lemoni: Lemon, as sharp as sugar allows. Torn basil and grated peel are in it.
Granita Rodi: Pomegranate juice is frozen and scraped to crystals. Lemon and mint keep it from being sweet.
Cochinillo Asado: The skin is so crisp that a plate can cut it. Under it the pig is soft as butter; roast potatoes take up the juices.
Coulant de Chocolate: The spoon goes through a warm crust, and the middle runs. Olive oil and sea salt are all it gets.
Pollo al Chilindrón: Red peppers, tomato and onion cook down until they are sweet and thick. Serrano ham salts the chicken from within.
Calamares en su Tinta: The squid brings its own sauce. Onion and tomato cook down with the ink until it shines, and white rice shows it off.
Merluza en Salsa Verde: The green is parsley, and the shaking of the pan thickens the sauce. Hake and clams lie in it, with white asparagus.
Zarzuela de Mariscos: The name is a comic opera, for everybody sings at once. Monkfish, shrimp, mussels and clams in tomato, saffron and almonds.
Garbanzos con Acelgas: Nobody asks where the meat is. Chickpeas and chard in a sofrito with cumin and smoked paprika.
Torrijas: Bread that nobody wanted yesterday soaks in cinnamon milk and egg. It is fried, caramelized, and gets vanilla ice cream.
Melocotón Asado: Peaches roast cut side up until the edges blacken. Sugar, rosemary and lemon make the juice.
Polvorones: The name comes from dust, which is what they turn to. Almonds and toasted flour; press one before you unwrap it.
Manzanas Asadas: Apples split while they bake, and the juice makes a syrup. Raisins, cinnamon and orange are inside.
Fresas con Vinagre de Jerez: Strawberries lie in sugar until they give juice. Sherry vinegar and black pepper make them taste more like themselves.
Manchego con Membrillo: Sheep's cheese and quince have been neighbors for as long as anybody remembers. Walnuts are the bread.
Callos a la Madrileña: Tripe needs patience, and chorizo, ham and paprika to talk to. It is done when the sauce sticks to your lips.
Bacalao al Pil-Pil: Named for the sound of the pan. Salt cod is rocked in warm olive oil with garlic and chile until its own juice binds the oil.
Atún Encebollado: Onions cook until they are sweet, and sherry vinegar stops them in time. The tuna is only warmed through on top.
Pisto Manchego con Huevo: Zucchini, peppers, eggplant and tomato cook down until a fork can't tell them apart. The fried egg is the sauce.
Lentejas Estofadas: Lentils, carrot and potato stew with bay leaf and smoked paprika. A pot that tastes better tomorrow.
Potaje de Calabaza: Pumpkin falls apart in the broth and thickens it. White beans stay whole; smoked paprika gives it color.
Coliflor Asada con Avellanas: Cauliflower is cut thick and roasted until it is dark. Hazelnuts, raisins and sherry vinegar: sweet, sour, crisp.
Buñuelos de Crema: Puffs so light that they are called wind. Each is filled with cream and rolled in sugar.
Tocino de Cielo: Bacon of heaven, though there is no pig in it: egg yolks and syrup, set in caramel. Nuns made it of what winemakers left.
Helado de Turrón: Turrón is the nougat of holidays. Almonds, hazelnuts and pistachios are in the ice cream, and more almonds over it.
Sorbete de Mandarina: The tangerine is emptied, churned and put back into its shell. Spoon to the bottom.
Naranjas con Azahar: Orange and its own blossom meet again. Cinnamon and toasted almonds go between the slices.
Peras al Vino: Pears poach in red wine with cinnamon and orange peel. They are done when the color has reached the core.
Queso Azul con Manzana: Blue cheese needs something sharp, and tart apple is it. Walnuts are for the crunch.
Arroz al Horno: It bakes, it isn't stirred: pork ribs, blood sausage, chickpeas and potato in rice. The head of garlic in the middle is called the partridge.
Solomillo al Whisky: A dish of bars, where whisky replaced the wine. Pork tenderloin, lemon and more garlic than you think, with fried potatoes.
Cocido Madrileño: It comes in turns: first the broth with noodles, then chickpeas and cabbage, then beef and chorizo. Nobody finishes.
Marmitako: From the pot, says the name. Potato is cracked, so that it thickens the stew; the tuna goes in last.
Canelones de Carne: Made of what a feast left: beef, pork and chicken liver in pasta. Béchamel and cheese brown over it.
Tumbet: Mallorca's answer to ratatouille, in layers. Potato, eggplant and red pepper are fried one by one; garlic and tomato go on top.
Alcachofas con Habas: Artichokes and fava beans are ready together, and are cooked together. Mint and garlic go with them, saffron potatoes carry them.
Arroz con Garbanzos y Pasas: Rice bakes with chickpeas, raisins and a whole head of garlic. Saffron colors it, tomato keeps it moist.
Patatas en Salsa Verde: Potatoes are cracked, not cut, so that they thicken the vegetable stock that they stew in. Peas, garlic and parsley.
Berenjena a la Brasa con Mojo: Eggplant stays on the fire until it slumps. Mojo of roasted pepper, cumin and vinegar is poured over while it is hot.
Arroz Meloso de Calabaza: Meloso is between soup and paella, and eaten with a spoon. Pumpkin and saffron make it gold.
Arroz con Leche Asturiano: Rice and milk are stirred until they are one. Lemon peel and cinnamon scent it, and burnt sugar cracks on top.
Leche Frita: Fried milk: a custard firm enough to be cut. The crust is crisp, the middle isn't; cinnamon sugar all around.
Natillas: The spoon dessert of grandmothers: egg yolks, milk, vanilla and cinnamon. The cookie on top goes soft; that's the point.
Menjar Blanc: The name says white dish, and it is. Almond milk, rice flour, lemon peel and cinnamon, set cold.
Naranjas con Chocolate: Orange peel candied until you can see through it. Half of each goes into dark chocolate, and a few get salt.
Castaleta: Lamb chops take up garlic, lemon and dried mint before the fire. They stay pink; tomato and onion cool them.
Kraydis bil Forn: Shrimp bake in tomato, garlic and green chile until the sauce is thick. Cilantro goes over, vermicelli rice under.
Teen Mashwi: Figs are grilled on the cut side, where the sugar is. Carob syrup is the chocolate of villages; almonds and orange finish it.
Freekeh bi Djej: Wheat is set on fire while it is green, and tastes of it. Chicken cooks in its broth; almonds and pine nuts go over.
Sayadieh: The fisherman's dish. Onions are taken almost too far, and color the rice; cod, pine nuts and almonds lie on it.
Tajen Samak: Tahini and soft onions bake into a sauce that holds the cod. Lemon cuts it, pine nuts crown it.
Shish Taouk: Yogurt, garlic and lemon make the chicken soft before the grill makes it brown. Toum and pickles, and rice to rest.
Znoud el Sit: The lady's arms, says the name: pastry rolled around clotted cream. Fried, dipped in syrup, green with pistachios at the ends.
Chocolate Tahini Cake: Tahini runs through the chocolate like a vein of sesame. It comes warm, and the ice cream doesn't last.
Tuffah bil Forn: Apples bake around dates, walnuts and cinnamon. Grape molasses makes the sauce dark.
Buzet Laymoun: Lemon and orange blossom, frozen and churned. It tastes of a garden after rain.
Kousa bi Zeit: In oil, says the name, and so without meat. Zucchini filled with rice, tomato, parsley and mint.
Batinjan Mahshi bi Zeit: Eggplants are hollowed and filled with rice, tomato and parsley. They cook in olive oil until they slump, and are best lukewarm.
Atayef bil Joz: Pancakes cooked on one side only, so that they close. Walnuts and cinnamon inside; fried, then into syrup.
Awamat: They float, and that is their name. Dough is dropped by the spoon, fried crisp and thrown into cold rose syrup.
Kibbeh Labaniyeh: Kibbeh of lamb and bulgur simmers in yogurt that must not boil. Garlic and dried mint, over rice.
Sheikh el Mahshi: The sheikh of stuffed dishes, because there is lamb in it and no rice. Pine nuts, eggplant, tomato; the rice is under it.
Bamia bil Lahme: Okra the size of a finger tip, and lamb. Garlic, cilantro and lemon go in at the end, vermicelli rice goes with it.
Fasolia bi Zeit: White beans stew in tomato until the sauce is theirs. Garlic, cilantro and olive oil; rice on the side.
Ejjeh: More herbs than egg: parsley, mint and scallion. It is fried in olive oil and eaten in bread with tomato.
Halawet el Jibn: Cheese and semolina are stretched to a sheet, warm. Clotted cream is rolled in; rose syrup and pistachios go over.
Ghraybeh: Butter, sugar and flour, baked so gently that they stay white. They are gone before you bite; one pistachio each.
Meghli: Served when a child is born, and the nuts are the earth it grows from. Rice, caraway, anise and cinnamon under coconut, walnuts and almonds.
Burtuqal bil Kirfeh: Oranges in thick slices, dates between them. Cinnamon and orange blossom water do the rest.
Shish Barak: Dumplings no larger than a thumb, filled with lamb. They poach in garlicky yogurt; butter, cilantro and pine nuts go over.
Kousa Mahshi: Zucchini is cored with a tool that every kitchen owns, and filled with lamb and rice. Tomato, garlic and dried mint.
Arnabeet Mashwi: Cauliflower is roasted whole until it is dark. Tahini runs over it, pomegranate and green chile wake it.
Bayd bi Sumac: Eggs fry in olive oil until the edges lift. Sumac and za'atar, labneh, olives and warm bread: breakfast.
Yakhnet Batata: Potatoes stew in tomato until the edges give in. Garlic and cilantro are fried together and thrown on top; rice goes with it.
Sabanekh bi Riz: A stew of spinach, onion and cilantro, sour with lemon. Rice under it, pine nuts over it.
Bazella bi Riz: Peas and carrots in tomato, with garlic and cinnamon. What a weekday tastes like, over rice.
Layali Lubnan: The name is of nights: semolina pudding with mastic, and clotted cream. Syrup of orange blossom and pistachios are the stars.
Booza: It is pounded, not churned, until it stretches. Milk, mastic and orchid root, rolled in pistachios.
Barazek: Sesame and honey on one side, pistachios on the other. They snap.
Karabij: Semolina cookies filled with pistachios. The white cream of sugar and egg white is the dip; that is the whole sport.
Battikh wa Jibneh: Cold watermelon and salty white cheese take turns. Mint is the referee.
Akkawi wa Teen: The cheese is soaked until the salt leaves. Dried figs and walnuts go with it.
Buzet Rumman: Pomegranate juice and rose water, frozen fine. The seeds crack between the teeth.
Zabaione ai Frutti di Bosco: Egg yolks, sugar and Marsala are whisked over steam until the arm hurts. The foam is warm, the berries are cold.
Sorbetto al Cioccolato: Cocoa, water and sugar, and it tastes like more. Orange zest over the scoop.
Fichi al Forno: Figs roast in balsamic vinegar until they burst. Walnuts go over them, warm.
Farinata con Verdure: A batter of chickpea flour, poured thin and baked hot. Zucchini, peppers and onion lie on it as on a pizza.
Cotoletta alla Milanese: The bone stays, and is for holding. Veal in crumbs, fried in clarified butter; lemon and arugula.
Sfogliatella Riccia: Dough is stretched, buttered and rolled until it has more leaves than a book. Semolina, ricotta and candied orange inside.
Tartufo di Pizzo: It looks like a truffle from the ground. Hazelnut gelato around chocolate that runs, rolled in cocoa.
Mele Cotte al Rosmarino: Apples bake in their skins with raisins and pine nuts. Rosemary turns the juice into something else.
Sorbetto di Mandarino: Mandarins give juice and zest, and then their shells. It is spooned out of what it grew in.
Ossobuco alla Milanese: A bone with a hole, and the hole is the best part. Veal braises in white wine; lemon and parsley go over it at the end.
Abbacchio a Scottadito: Burn your fingers, says the name. Lamb chops with rosemary and garlic, too hot to wait for; lemon.
Risotto alla Milanese: Saffron makes it gold, bone marrow makes it round. It should spread by itself on the plate.
Gnocchi alla Romana: There is no potato in them. Semolina, milk and egg yolk, cut in disks and browned under butter and hard cheese.
Spaghetti allo Scoglio: Scoglio is the rock that they hang on: mussels, clams, shrimp and squid. Their juices are the sauce.
Seppie in Umido con Piselli: Cuttlefish is soft when it is hardly cooked, or when it is stewed for long. Here it is stewed, in tomato and white wine; peas at the end.
Risotto Primavera: Whatever the garden sends first. The vegetables are folded in last, so that they stay green; olive oil binds it.
Melanzana alla Brace: The eggplant is scored, so that the fire gets in. Cherry tomatoes, capers and oregano go on while it is soft.
Sedano Rapa Arrosto: Celery root is baked whole and carved like a roast. Butter browns it; hazelnuts and a purée of the trimmings go with it.
Crespelle agli Asparagi: Crêpes, rolled and baked like pasta. Asparagus and ricotta inside, hard cheese browned on top.
Granita di Mandorla: It may be breakfast, with a bun. Almond milk, frozen and scraped; toasted almonds over it.
Pesche Ripiene: Peaches are halved and filled with amaretti, cocoa and their own flesh. The oven brings them together.
Crostata di Albicocche: Apricot preserves under a lattice that nobody gets even. The edges caramelize, and they go first.
Struffoli: Little balls of dough, fried, and honey to hold them up. Orange zest and sprinkles make it a party.
Granita di Fragole: Strawberries and lemon, frozen and scraped to coarse crystals. Patience, or it goes to the forehead.
Pecorino con Pere: The proverb would hide how good cheese is with pears. Honey runs between them.
Risotto ai Funghi Porcini: The broth is made of what the mushrooms gave. Rice is stirred until it moves like a wave; butter and hard cheese.
Tajarin al Tartufo: The noodles are cut as thin as thread and yellow with yolks. Butter, Parmigiano, and then the truffle falls.
Pere al Barolo: Pears poach in red wine with cinnamon and clove. What is left in the pot is boiled down to a syrup.
Castagnaccio: A cake from times when chestnuts were flour. Raisins, pine nuts, rosemary and olive oil; no sugar is missed.
Babà al Rum: A yeast cake that is thrown into rum syrup and drinks until it can't. It is split, and cream goes in.
Paris-Brest: A wheel, for a bicycle race from one city to the other and back. Choux, almonds, and praline cream inside.
Cassoulet: The crust is broken and stirred under, again and again. White beans, duck confit, sausage and pork belly; come hungry.
Pot-au-Feu: From one pot: first the broth, then the beef. Leek, carrot and turnip share it; mustard on the side.
Kouign-Amann: The name means butter cake, and is honest. Dough, salted butter and sugar are folded until the oven turns them to glass.
Sorbet Poire: Pears are puréed raw and churned before they can brown. It tastes like biting into one.
Tarte Fine aux Pommes: Nothing under the apples but a thin crust. They are sliced, fanned, and glazed with apricot.
Flamiche aux Poireaux: Leeks melt in butter until they give up. Egg and cream bind them, and pastry closes over it.
Coquillettes au Jambon: What children ask for, and most parents. Elbows of macaroni, ham, butter and emmental.
Macarons à la Framboise: A smooth cap, a frilled foot, raspberry jam between. They are made of almonds and egg white, and a good deal of nerve.
Saumon à l'Oseille: Sorrel is sour by itself, and that is the sauce. The salmon is cut thin and hardly sees the pan.
`
