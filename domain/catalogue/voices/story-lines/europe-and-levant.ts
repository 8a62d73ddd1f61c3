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
Mousse au Chocolat: Dairy-free chocolate, eggs beaten stiff, sugar. There is no cream, so it tastes of dark chocolate alone.
Profiteroles: Choux puffs are hollow by nature. Ice cream goes in, and hot dark chocolate over it when they reach you.
Île Flottante: Egg white is poached until it floats. It drifts on vanilla custard, under threads of caramel and toasted almonds.
Crêpes Suzette: Sugar is melted, orange and butter follow, crêpes are folded in it. Then orange liqueur, and fire.
Assiette de Fromages: From soft to firm to blue: brie, Comté, Roquefort, in that order. Walnuts and celery clear the way.
Pommes Frites: Fried gently until soft, and again in hotter oil until they sound hollow. Salt goes on at once.
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
Paidakia: Chops cut thin, so that there is as much crust as meat. Oregano, lemon, fingers.
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
Noix de Saint-Jacques Poêlées: They are seared on one side, so that the other stays soft. Brown butter and hazelnuts go over the cauliflower.
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
`
