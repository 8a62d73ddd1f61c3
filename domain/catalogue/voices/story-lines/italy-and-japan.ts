/** Stories of dishes, one a line: `story-line.ts`. */
export const ofItalyAndJapan = `
Bruschetta al Pomodoro: Bread is grilled until it scratches, then rubbed with raw garlic. Ripe tomatoes and torn basil go on last, so that it stays crisp.
Insalata Caprese: Tomato, mozzarella and basil, sliced and laid over each other. Salt draws out the juice, and olive oil makes a dressing of it.
Burrata con Pesche: The burrata is opened over grilled peaches, and its cream runs into their juice. Crushed pistachios and basil catch it.
Carpaccio di Manzo: Raw beef tenderloin, cut so thin that the plate shows through. Lemon goes on at the last moment, then arugula and shaved Parmigiano.
Vitello Tonnato: Veal is poached, left to cool in its broth and sliced thin. Over it goes a smooth sauce of tuna, anchovy, egg yolk and capers.
Prosciutto e Melone: Cold, ripe melon and the salt of prosciutto draped over it. Black pepper is all the cooking there is.
Crostini Toscani: Chicken livers cooked down with sage, capers and anchovy, and left coarse. They are spread while warm on toasted bread.
Ribollita: Kale and cannellini beans simmered with bread, left to stand and boiled again, which is what the name means. It is eaten with a spoon that stands up.
Crostini di Funghi: Mushrooms give up their water, then brown with garlic and thyme. What is left in the pan is scraped over the toast as well.
Burrata e Zucca: Squash roasted until it caramelizes, a burrata broken over it. Hazelnuts for the crunch, grape molasses for a dark sweetness.
Spaghetti alla Carbonara: Guanciale gives its fat, egg yolk and pecorino the sauce. Nothing is thickened by cream; the heat of the pasta does it.
Tonnarelli Cacio e Pepe: Pepper is toasted, pecorino beaten with the water of the pasta. They meet off the heat and turn into a sauce.
Spaghetti al Pomodoro: Tomatoes cooked down with garlic until they cling, and basil torn in at the end. Olive oil takes the place of cheese.
Pizza Margherita: Tomato, mozzarella and basil on dough that blisters in the oven. The rim is the part to fight over.
Calzone Napoletano: The dough is filled with ricotta, provola and salami, folded and sealed. It bakes in its own steam until it swells.
Saltimbocca alla Romana: Veal pinned to prosciutto by a sage leaf and browned on the ham side first. White wine lifts what sticks to the pan.
Tagliata di Manzo: The ribeye is charred whole, rested, then sliced across the grain. Arugula wilts in its juices under the shaved Parmigiano.
Branzino all'Acqua Pazza: The sea bass poaches whole in what the name calls crazy water: tomatoes, white wine, garlic and the juices of the fish.
Melanzane alla Parmigiana: Eggplant is fried bare and layered with tomato sauce, mozzarella and hard cheese. It rests before it is cut, so the layers hold.
Porchetta: Boneless pork rolled around garlic, fennel and rosemary, tied and roasted. Each slice has meat, herbs and a strip of crackling.
Gnocchi alla Sorrentina: Potato dumplings are turned in tomato sauce and covered with mozzarella. In the oven the cheese runs and pulls into strings.
Tagliatelle al Ragù: Beef, pork and pancetta cook down in red wine and a little tomato. The sauce is tossed through egg ribbons, never poured over.
Bucatini all'Amatriciana: Guanciale melts first, then tomato goes into the fat. Hollow spaghetti take the sauce inside, and pecorino takes it from there.
Fettuccine Alfredo: Butter and cream warm in the pan, Parmigiano goes in off the heat. The ribbons are turned until they are coated and shining.
Chicken Parmigiana: The chicken breast is pounded, crumbed and fried. Marinara and mozzarella go over it, and the oven does the rest.
Gamberoni alla Griglia: Prawns are split in the shell, so that the grill reaches them and the garlic stays. The heads are for who knows.
Pollo al Mattone: A brick presses the chicken flat, so that all of the skin meets the heat. Lemon and rosemary go over it as it rests.
Panna Cotta alle Fragole: Cream is warmed with vanilla and barely set, so that it trembles. The strawberries are cooked just until they let go of their juice.
Cannoli Siciliani: Pastry is fried around a tube until it bubbles. The ricotta goes in at the last moment, or the shell would soften; pistachios at the ends.
Affogato al Caffè: Hot espresso is poured over vanilla gelato, and the name says what happens: it drowns. Eat it before it is a drink.
Gelato al Pistacchio: Roasted pistachios are ground to a paste and churned with milk. It is brown rather than green, as pistachios are.
Patate al Rosmarino: Potatoes are roasted hard in olive oil with rosemary and whole garlic. The edges crackle, and the cloves go soft enough to spread.
Cicoria Ripassata: Chicory is boiled to tame it, then goes back into the pan; the name means passed again. Garlic and chili wait there in olive oil.
Pane all'Aglio: Ciabatta is split, spread with garlic butter and put under the broiler. The crumb drinks the butter, the crust stays hard.
Broccoletti Aglio e Olio: Garlic turns gold in olive oil before the broccoli rabe goes in. A pinch of chili meets its bitterness.
Edamame: The pods are boiled bright and shaken in salt while they steam. Press, and the beans jump out; the pods stay in the bowl.
Agedashi Tofu: Tofu is dusted with potato starch and fried, then set in hot kombu and shiitake broth. The crust drinks it while the inside stays soft.
Negima Yakitori: Chicken thigh and scallion take turns on the skewer. The fat of one bastes the other, and salt is the only seasoning.
Sashimi Moriawase: Tuna, salmon and yellowtail, each cut the way its grain asks for. Between them shiso and shredded daikon; wasabi goes on the fish, not into the tamari.
Gyū Tataki: The beef is seared hard on each side and chilled at once, so that only a rim is cooked. Citrus soy and crisp garlic go over the slices.
Katsuo no Tataki: Bonito is singed outside and raw within. Ginger, garlic and myoga are piled on, and citrus tamari runs through them.
Hamachi with Jalapeño: Yellowtail in thin slices, a green coin of chile on each. Yuzu and tamari cut the fat of the fish.
Maitake Tempura: The mushroom is torn, not cut, so that its frills take the eggless batter. It fries to lace; dip it in matcha salt.
Yasai Tempura: Vegetables go through an ice-cold eggless batter and into hot oil, where it sets before they soften. The dip is of kombu and soy.
Tebasaki: Chicken wings are fried until the skin is glass, brushed with sweet soy and rained on with pepper and sesame. Pull, and the bone comes out.
California Roll: The rice is on the outside here, and sesame on the rice. Within are crab stick, cucumber and avocado, which stands in for fat tuna.
Spicy Tuna Roll: Tuna is chopped with scallion and chili mayonnaise, rolled in rice and turned in sesame. Heat first, then the cool of the fish.
Tonkotsu Ramen: Pork bones are boiled so hard that the broth turns white. Braised pork belly, a soft egg and black garlic oil go over thin noodles.
Kitsune Udon: The name is fox, who is said to love fried tofu. It is simmered sweet and floats on thick noodles in kombu and shiitake broth.
Nigiri Moriawase: Tuna, salmon, sea bream, yellowtail, scallop and shrimp over rice that is still warm. Turn each over, and dip the fish.
Chirashizushi: Sushi that nobody had to shape: the rice is spread in a box, and tuna, salmon, shrimp, egg rolled with tamari and shiso are scattered over it.
Futomaki: Rolls as thick as the nori allows, around egg, spinach, cucumber, pickled daikon and shiitake simmered in kombu stock. A bite shows all colors.
Saba Shioyaki: Salt draws water from the mackerel, and the grill blisters its skin. Grated daikon is there for the fat.
Oyakodon: The name means parent and child: chicken simmers in dashi, and egg is poured over it. It slides onto the rice before the egg has set.
Gyūdon: Thin beef and onions simmer in soy, dashi and ginger. They go over rice with their broth, and a raw egg yolk is stirred through.
Dragon Roll: Eel and cucumber are rolled in rice, and avocado is fanned over the back like scales. The glaze is what the eel was basted with.
Rainbow Roll: Tuna, salmon and yellowtail lie in stripes over a roll of crab stick and avocado. Each slice is another color.
Katsu Curry: The pork cutlet keeps its crunch on one side of the plate, brown curry and rice wait on the other. How they meet is up to you.
Chicken Katsu: Chicken breast in coarse breadcrumbs, fried so that they stand up. Shredded cabbage clears the way for the dark, fruity sauce.
Shōyu Ramen: Clear chicken broth, darkened with soy in the bowl. Curly noodles carry it up past a marinated egg and a slice of pork.
Mochi Ice Cream: Glutinous rice is pounded to a skin and wrapped around vanilla, strawberry and black sesame ice cream. Let it soften a little, then bite.
Black Sesame Ice Cream: Sesame is roasted until it smells of nuts, then ground until its oil runs. It turns the cream the gray of slate.
Matcha Parfait: Layers to dig through: matcha ice cream, red bean, rice dumplings, whipped cream, and flakes that crackle at the bottom.
Dorayaki: Little pancakes with honey in the batter, so that they brown evenly. Red bean paste between them is left coarse.
Gohan: The rice is washed until the water runs clear, soaked and steamed. It is eaten last, or with everything.
Misoshiru: Rice miso is whisked in once the dashi is off the boil, which would cost its scent. Tofu and wakame sink, scallion floats.
Tsukemono Moriawase: Daikon, cucumber, eggplant and napa cabbage, cured with salt and kombu. They come between other bites, to begin again.
Kaisō Salad: Seaweeds with cucumber and cress, dressed in rice vinegar, tamari and sesame. It tastes of the shore and snaps.
Yaki Onigiri: Rice is pressed to a triangle, brushed with tamari and grilled until a crust forms. The nori is to hold it by.
Impepata di Cozze: Mussels open in their own steam and white wine, and their juice is all the salt there is. Pepper is cracked over until you notice.
Fiori di Zucca Fritti: The blossom is filled with mozzarella and an anchovy, and twisted shut. Sparkling water keeps the batter thin.
Polpo e Patate: Octopus and potatoes boil until both give way, and are tossed while warm. Celery keeps its crunch, lemon its edge.
Olive all'Ascolana: The pit is cut out in a spiral and the olive closed again around pork and veal. It fries in breadcrumbs.
Carciofi alla Giudia: The artichoke is fried whole until its leaves open. They crackle like chips, and the heart stays soft.
Alici Marinate: Lemon and vinegar turn the anchovies white, without any fire. Garlic, parsley and oil are all that follows.
Gnocco Fritto con Mortadella: Dough puffs into pillows in the oil. Mortadella goes on while they are hot, so that its fat begins to melt.
Focaccia di Recco: No yeast: dough stretched until you see through it, cheese between, a fierce oven. Cut it before it settles.
Frico Friulano: Cheese and potato fry together until they hold like a cake. The outside crisps, the inside runs.
Tartare di Tonno: Tuna is cut, not minced, and seasoned at the last moment. Capers for salt, lemon for the lift.
Uovo al Tartufo: Fontina melts under a soft egg, and truffle is shaved over both while they are warm. Toast is the spoon.
Zuppa di Lenticchie: Carrot, celery and onion soften before the lentils join them. Raw olive oil goes over it in a circle.
Trofie al Pesto Genovese: Potato and green beans cook in the water of the pasta. The pesto is of basil, pine nuts and hard cheese, and never sees the fire.
Tortelli di Zucca: Pumpkin, amaretti and fruit mustard: sweet, bitter and sharp in one filling. Hard cheese binds it, sage butter goes over.
Risotto al Nero di Seppia: The ink goes in with the rice, and turns it black and briny. Cuttlefish, white wine, a little tomato.
Pollo alla Cacciatora: What a hunter had with him: wine, rosemary, olives. The chicken simmers in them, with tomato to hold the sauce.
Pesce Spada alla Ghiotta: Tomato, capers, olives and celery cook into a sauce for a greedy eater, which is the name. The swordfish lies in it at the end.
Pasta e Ceci: Some of the chickpeas are crushed, and make the broth a sauce. Rosemary and garlic give it its smell.
Polenta ai Funghi: Cornmeal is stirred until it leaves the pot. Mushrooms, white wine and thyme run over it.
Bistecca alla Fiorentina: A porterhouse as thick as it is wide, on a very hot grill, turned once. Salt comes after, and nothing else.
Pappardelle al Cinghiale: Wild boar braises in red wine and juniper until it falls into threads. The ribbons are wide to carry it.
Rombo al Forno con Patate: The turbot bakes on potatoes, which take up its juices. Olives and cherry tomatoes burst around it.
Orata al Cartoccio: The bream steams in its parcel with lemon and capers. Open it yourself; the scent comes out first.
Tonno alla Siciliana: Seared outside, red within. Mint, capers and a sweet-sour splash of vinegar are what the south puts on it.
Capriolo al Ginepro: Venison is lean, so it is kept pink. Juniper and blueberries sharpen what is left in the pan.
Salsiccia e Friarielli: Fennel sausage and bitter greens, because each needs the other. Garlic and chili go between them.
Risotto alla Zucca: Squash melts into the rice and makes it creamy. Vegetable stock, white wine, sage.
Sorbetto al Limone: Lemon juice, zest, sugar, water, and cold. It clears the table for what follows.
Cantucci e Vin Santo: Baked in a log, sliced and baked again until they are dry. That is why they are dipped.
Torta della Nonna: Nobody knows whose grandmother. Lemon cream under a lid of crust, pine nuts over all.
Cassata Siciliana: Sponge, sweet ricotta and marzipan, frosted and decorated without restraint. It was made to end a fast.
Bonet: Cocoa, amaretti and rum set with egg under caramel. The name is a hat, the last thing you put on.
Budino di Cioccolato e Nocciole: Dark chocolate and almond milk cook until they coat the spoon. Hazelnuts, and salt on top.
Fagioli all'Uccelletto: Named for the way small birds were cooked, in sage and tomato. The beans make better company.
Polenta Morbida: Cornmeal in milk, stirred and stirred. Butter and hard cheese loosen it at the end.
Panzanella: Old bread soaks in water and is wrung out like a cloth. Tomatoes and vinegar bring it back.
Funghi Trifolati: Mushrooms are seared until they squeak, then garlic and parsley. White wine catches what sticks.
Puntarelle alla Romana: Chicory shoots are slit, and curl in cold water. Anchovy and garlic, pounded with vinegar, make the dressing.
Crocchè di Patate: Mashed potato around smoked provola, crumbed and fried. Pull it apart, and it strings.
Insalata di Cavolo Nero: Raw kale is rubbed with lemon and oil until it gives in. Pecorino and toasted crumbs over it.
Broccoletti e Limone: Broccolini stay in a dry pan until they blacken in places. Garlic and lemon at the very end.
Polenta alla Griglia: Polenta that has set is cut and grilled. It comes off with stripes, and rosemary oil.
Takoyaki: Batter is turned with a pick until it closes to a ball around octopus. Bonito flakes dance in the steam.
Blistered Shishito: Peppers in a hot pan, and salt and lime. Now and then one is hot, and nobody knows which.
Crispy Rice with Spicy Tuna: Sushi rice is pressed, fried on both sides and still warm. The tuna on it is cold, and hot with chili.
Tsukemen: Noodles apart, broth apart. The broth is too strong to drink, so dip and slurp.
Nabeyaki Udon: It comes to the table boiling, lid on. The egg goes on cooking while you eat toward it.
Yakisoba: Noodles fry with pork and cabbage until the sauce catches. Red ginger wakes it up.
Toro and Uni Don: The fattest part of the tuna and the roe of the urchin, over warm rice. Tamari is on the side, and you may not need it.
Japanese Potato Salad: Potatoes are crushed, not puréed, and dressed while warm. Egg, cucumber, carrot and a tangy mayonnaise.
`
