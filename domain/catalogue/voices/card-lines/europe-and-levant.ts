export const ofEuropeAndTheLevant = `
Œufs Bénédicte: Poached eggs and bacon on an English muffin under hollandaise
Huevos a la Flamenca: Eggs baked in tomato with serrano ham, chorizo and peas
Prosciutto e Melone: Thin prosciutto draped over chilled melon, with a turn of black pepper
Funghi Ripieni: Cremini caps filled with garlic, parsley, thyme and crumbs, baked in olive oil and white wine
Ribollita: Kale and cannellini beans simmered with bread until a spoon stands in it
Gnocco Fritto con Mortadella: Pillows of fried dough, puffed and hot, with slices of pistachio mortadella folded on top
Frico Friulano: Pan cake of Montasio, potato and onion, crisp and golden outside, soft within
Carpaccio di Zucchine: Raw zucchini ribbons with mint, lemon, toasted pine nuts and chili
Scamorza alla Piastra: Smoked scamorza seared until it blisters, with oregano and lemon
Uovo al Tartufo: Soft egg and melted fontina under shaved black truffle, toast to drag through it
Olive all'Ascolana: Large green olives stuffed with pork and veal, breaded and fried
Pastina in Brodo: Tiny pasta stars in chicken broth, cheese on top
Zuppa di Lenticchie: Lentils simmered with carrot, celery and tomato, a thread of olive oil on top
Branzino all'Acqua Pazza: Sea bass poached in a light broth of cherry tomatoes, garlic, white wine and parsley
Polpette al Sugo: Soft meatballs of beef and Parmigiano in tomato sauce, with bread to wipe the dish
Tagliatelle al Ragù: Ribbons of egg pasta in a simmered sauce of beef, pork and pancetta
Bistecca alla Fiorentina: Thick porterhouse steak, charred outside and left rare inside, with rosemary and lemon
Capriolo al Ginepro: Venison loin served pink, its pan sauce sharpened by juniper and blueberries
Pollo al Mattone: Chicken flattened under a weight until the skin crackles, with lemon and rosemary
Salsiccia e Friarielli: Pork sausage over bitter broccoli rabe with garlic and chili
Rigatoni con le Melanzane: Gluten-free rigatoni with pan-fried eggplant, tomato and torn basil
Penne all'Arrabbiata: Gluten-free penne in tomato with chili and a good deal of garlic
Cavolfiore Arrosto e Ceci: Cauliflower roasted to the core on chickpeas crushed with capers and raisins
Kids' Pizzetta: A small pizza with tomato and mozzarella to the edge
Risotto al Limone e Timo: Carnaroli stirred in vegetable broth with lemon peel and thyme, bound with olive oil
Melanzana alla Brace: Eggplant from the grill, scored and soft, with cherry tomatoes, capers and oregano
Pizza Marinara: Crushed tomatoes, sliced garlic, oregano and olive oil on a charred crust
Torta Caprese: Flourless cake of almonds and dark chocolate, cracked on top and moist at the center
Cantucci e Vin Santo: Crunchy almond cookies to dip in a small glass of sweet amber wine
Pere al Barolo: Pears poached in red wine with cinnamon, clove and orange peel, in their reduced syrup
Sfogliatella Riccia: Crackling pastry leaves around semolina, ricotta, cinnamon and candied orange
Struffoli: Small fried dough balls bound with warm honey and orange zest, under sprinkles
Fichi al Forno: Figs roasted in balsamic and brown sugar under warm walnuts
Pecorino con Pere: Pecorino broken into chunks with slices of ripe pear and a thread of honey
Babà al Rum: Soft yeast cake soaked to the core in rum syrup
Patate al Rosmarino: Potato wedges roasted hard with rosemary and garlic until the edges crackle
Pane Carasau: Brittle flatbread brushed with olive oil, rosemary and sea salt
Grilled Halloumi: Thick halloumi seared on the grill, over tomato and mint with lemon and olive oil
Dolmades: Grape leaves rolled around rice, dill, mint and pine nuts, simmered in lemon and olive oil
Brik à l'Œuf: Thin pastry turnover, fried so the egg stays runny, with tuna, capers, parsley and harissa
Matbucha: Tomatoes and red peppers melted with garlic and paprika, served cool with rice crackers
Shakshuka: Eggs cooked in tomatoes, sweet peppers, cumin and harissa, with cilantro
Secreto Ibérico a la Brasa: Marbled pork grilled and sliced, with piquillo peppers and fried garlic
Grilled Lamb Chops: Thin lamb chops with oregano and lemon, to eat with the fingers
Psari Plaki: Cod baked with tomatoes, onion and wine
Fasolada: White beans simmered soft with onion and olive oil, a spoon-thick soup
Revithia: Chickpeas baked soft with onion, bay and olive oil, sharpened with lemon
Baklava: Buttered phyllo around ground pistachios, baked crisp and soaked in lemon syrup
Sütlaç: Rice pudding baked until its skin blisters and browns, served cold
Yiaourti me Meli: Thick yogurt under thyme honey and broken walnuts
Ma'amoul: Crumbly semolina cookies filled with date paste and orange blossom
Lokum: Soft squares of rose jelly with pistachio, dusted with sugar
Halva Tahini Pot: Tahini and dark chocolate set with date syrup under crumbled halva
Warm Dates in Coffee Syrup: Dates warmed in dark coffee and cardamom, walnuts in the place of the pit
Patates Lemonates: Potatoes roasted in lemon juice, oregano, garlic and olive oil until they drink up the pan
Pimientos de Padrón: Small green peppers blistered in olive oil and salted; most are mild, a few are hot
Marinated Olives: Kalamata olives in olive oil with fennel seed, chili and strips of orange peel
Warm Pita: Pita puffed on the grill, brushed with olive oil and za'atar
Tarta de Santiago: Flourless almond cake of eggs, sugar and lemon zest
Soupe à l'Oignon Gratinée: Onions cooked to deep brown in butter, wine and beef broth, under toasted baguette and melted gruyère
Rillettes de Saumon: Poached and smoked salmon loosened with crème fraîche, lemon and chives, with endive
Œufs Mayonnaise: Halved eggs, yolks barely set, blanketed in mayonnaise with chives
Tapenade et Crudités: Olives, capers, garlic and thyme crushed without anchovy, with raw fennel, radish and cucumber
Pissaladière: Bread dough spread with onions melted in olive oil, latticed with anchovies and black olives
Socca: Chickpea flour and olive oil, blistered in the oven and cut ragged with pepper
Tartare de Tomates: Ripe tomatoes cut small with capers, shallot and basil, seasoned as sharply as a tartare
Œuf Parfait aux Petits Pois: Soft egg over peas crushed with mint and crème fraîche
Bœuf Bourguignon: Beef cheek braised in red wine with bacon, mushrooms, carrots and pearl onions
Moules Frites: Mussels opened in white wine, shallot, parsley and butter, with fries for the broth
Poulet Rôti: Chicken roasted with butter, thyme and a head of garlic, carved over its juices and watercress
Soufflé au Chèvre: Soufflé of goat cheese and thyme, spooned from its dish, with a walnut salad
Artichauts à la Barigoule: Artichokes stewed with carrot, onion, white wine, thyme and olive oil
Grand Aïoli: Poached cod, boiled egg and vegetables around a bowl of garlic and olive oil mayonnaise
Entrecôte Béarnaise: Ribeye under a sauce of butter, egg yolk, tarragon and vinegar
Omelette à la Truffe: Eggs rolled in butter around shaved black truffle
Coquillettes au Jambon: Little elbow pasta with ham, butter and a handful of emmental
Chou-Fleur Rôti Grenobloise: Cauliflower roasted whole, then dressed with capers, lemon, parsley and toasted almonds
Pois Chiches à la Provençale: Chickpeas simmered soft with tomatoes, fennel and olive oil
Kids' Coquillettes au Jambon: Small elbow pasta with butter, strips of ham and grated emmental
Kids' Crêpe Jambon-Fromage: A crêpe folded over ham and melted emmental
Rouget à la Niçoise: Red mullet fillets seared crisp, with tomato, black olives, capers and thyme
Œufs Brouillés aux Herbes: Eggs stirred soft with butter, chives and chervil, on toasted bread
Profiteroles: Choux puffs split around vanilla ice cream, with hot dark chocolate sauce
Tarte au Citron Meringuée: Sharp lemon curd in a short butter crust, under torched meringue
Baba au Rhum: Yeast cake doused with dark rum and covered in whipped cream
Colonel: Lemon sorbet drowned in ice-cold vodka, in a frosted glass
Mille-Feuille: Caramelized puff pastry in sheets with vanilla pastry cream between
Soufflé au Grand Marnier: Orange liqueur soufflé, risen high above its dish, with cold crème anglaise
Mendiants: Disks of dark chocolate set with almonds, hazelnuts, figs and raisins
Pruneaux à l'Armagnac: Prunes macerated in Armagnac, black tea and sugar, in a small glass with their liquor
Kouign-Amann: Dough folded again and again with salted butter and sugar, baked to a lacquered, flaking cake
Sorbet Cassis: Blackcurrants, sugar and water, dark as ink and just as sharp
Pommes Frites: Potatoes fried crisp and salted
Panisses: Fingers of chickpea batter fried crisp, with sea salt and black pepper
Champignons en Persillade: Cremini mushrooms sautéed in olive oil, then showered in garlic and parsley
Riz Rouge de Camargue: Nutty red rice simmered in vegetable stock with shallot, bay and toasted pine nuts
Ratatouille Froide: Eggplant, zucchini and tomatoes stewed with basil, served cold
Giouvetsi: Beef shank braised with tomato, cinnamon and red wine, then baked with orzo under grated cheese
Kotopoulo Lemonato: Chicken roasted with lemon, oregano and garlic, with potatoes from the same pan
Kids' Tomato and Feta Plate: Cherry tomatoes, cucumber and mild feta with a little olive oil
Manitaria Psita: Oyster mushrooms off the grill, brushed with lemon, garlic, thyme and olive oil
Gilda: Anchovy, green olive and pickled chile on a pick, with a thread of olive oil
Zanahorias Aliñadas: Carrots boiled tender and left in cumin, oregano, garlic and sherry vinegar
Arroz a Banda: A thin, dry layer of rice cooked in fish stock with cuttlefish, alioli on the side
Arroz con Bogavante: Lobster and its stock with rice, saffron and brandy, served loose in the pan
Callos a la Madrileña: Tripe simmered with chorizo, ham and paprika until the sauce sticks to the lips
Lubina a la Espalda: Sea bass opened flat and seared on the skin, under hot oil, garlic and sherry vinegar
Patatas Bravas: Fried potatoes under a hot tomato and paprika sauce and a line of garlic alioli
Huevos Rotos con Jamón: Fried eggs broken over potatoes, slices of serrano ham softening on top
Tumbet: Layers of fried potato, eggplant and red pepper under garlic tomato sauce
Bizri: Whole whitebait floured and fried crisp, with tahini sauce and lemon
Farrouj Meshwi: Chicken grilled flat with lemon and garlic, with toum, pickles and fries
Kibbeh bil Saniyeh: Lamb and bulgur baked around spiced onions and pine nuts, with cucumber yogurt
Tajen Samak: Cod baked in a sauce of tahini, lemon and soft onions, pine nuts over the top
Kids' Cheese Flatbread: Thin flatbread baked with mild melted mozzarella, cut in easy strips
Buzet Rumman: Pomegranate juice frozen to a fine ice with rose water
Khubz Saj: Thin flatbread, folded while hot
Ful Medames: Fava beans simmered soft and crushed with cumin, garlic and lemon, under tomato and parsley
Falafel: Crisp chickpea fritters with parsley, cilantro and cumin, tahini sauce and pickled turnip
Vitello Tonnato: Cold poached veal, thinly sliced, under a smooth sauce of tuna, anchovy and capers
Peking Duck: Lacquered duck, crisp-skinned and carved, with thin pancakes, scallion, cucumber and sweet bean sauce
Bellini: White peach purée topped with cold Prosecco
Bionda Artigianale: Unfiltered blond ale, bready and floral
Brandy Sour: Brandy with lemon, bitters and soda under a sugared rim
Moschofilero: Rose petal and lime, dry and light
Batroun Cinsault: Light red of cherry and thyme, served cool
Caffè Corretto: Espresso corrected with a measure of grappa
Ouzo: Anise spirit in a tall glass that turns white with ice water
Espresso: Short and dark under a chestnut-brown foam
Cappuccino: Espresso under steamed milk and a dense cap of foam
Turkish Coffee: Finely ground coffee brought to the foam, unsweetened, cardamom on request
Pomegranate Juice: Whole pomegranates pressed with nothing added but ice
Crudo di Orata: Raw sea bream in thin slices with orange and fennel fronds
Risotto alla Milanese: Saffron risotto with bone marrow and beef stock, spread flat on the plate
Tajarin al Tartufo: Fine egg noodles in butter and Parmigiano under white truffle
Fave e Cicoria: Mashed dried fava beans with bitter chicory and raw olive oil
Borlotti e Radicchio: Warm borlotti beans under grilled radicchio with rosemary and a few drops of vinegar
Farinata con Verdure: Chickpea flatbread topped with zucchini, peppers and onion
Magret de Canard: Duck breast with crisp skin, sliced pink, in a short sauce of red wine and cherries
Turbot au Beurre Blanc: Steamed turbot on melted leeks under a sauce of white wine, shallot and cold butter
Terrine de Foie Gras: Duck liver cured in sweet wine and pressed cold, with fig jam and warm brioche
Chermoula Chicken: Grilled chicken under a green sauce of cilantro, cumin and lemon
Kabak Dolması: Zucchini stuffed with rice, currants, pine nuts, mint and dill, braised in olive oil
M'hanncha: Coiled thin pastry around almond paste scented with orange blossom, brushed with honey
Mutabbal: Charred eggplant beaten with tahini, yogurt, lemon and garlic, pomegranate on top
Crema al Mascarpone e Caffè: Mascarpone and egg yolk whipped with espresso and erythritol, under cocoa
Fromage Blanc aux Framboises: Soft curd cheese spooned thick, with raspberries and lemon zest
`
