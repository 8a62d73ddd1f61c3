export const ofAsia = `
Aloo Paratha: Whole wheat bread filled with spiced potato, with yogurt and pickle
Wagyū Tataki with Truffle: Seared wagyū sliced thin, with tamari, yuzu and shaved black truffle
Tebasaki: Fried chicken wings brushed dark, with white sesame and a rain of pepper
Takenoko no Wakatake-ni: Spring bamboo shoots and wakame simmered together in kombu stock and tamari
Maguro Nigiri: Lean tuna over warm vinegared rice, a touch of wasabi between
Sake Nigiri: Salmon draped over vinegared rice and brushed with soy
Tonkotsu Ramen: Thin noodles in a milky pork broth with braised pork belly, a soft egg and black garlic
Miso Ramen: Noodles in miso broth with ground pork, corn, sprouts and a pat of butter going soft
Nabeyaki Udon: Udon brought boiling to the table with shrimp, chicken, fish cake, spinach and an egg
Juwari Zaru Soba: Pure buckwheat noodles served chilled, with a kombu and tamari dip, wasabi and scallion
Wagyū Teppanyaki: Seared wagyū with garlic chips, bean sprouts, wasabi and tamari
Oden: Daikon, egg, fish cake, konjac and fried tofu simmered in clear dashi, with hot mustard
Veggie Maki Plate: Rolls of avocado, cucumber, carrot, shiitake and pickled daikon, tamari to dip
A5 Wagyū Sukiyaki-Don: Shaved wagyū in sweet soy over rice, an egg yolk in the middle
Yasai no Mushimono: Steamed pumpkin, broccoli, lotus root and cabbage, with sesame and citrus tamari to dip
Kenchinjiru Zen: Soup of roots and tofu in kombu stock and tamari, with rice and pickles
Nanakusa-Gayu: Rice porridge with greens and turnip leaves in a kombu broth
Yuba and Mushroom Nabe: Tofu skin, mushrooms and napa cabbage in kombu stock, citrus tamari to dip
Mochi Ice Cream: Soft rice dough around vanilla, strawberry and black sesame ice cream
Dorayaki: Small pancakes sweetened with honey, sandwiched with coarse red bean paste
Mizu Yōkan: Chilled block of smooth red bean jelly, set soft with agar
Tsukemono Moriawase: Assorted pickles of daikon, cucumber, eggplant and napa cabbage, cured with salt and kombu
Kaisō Salad: Seaweed with cucumber and cress in a tamari, rice vinegar and sesame dressing
Kabocha no Nimono: Wedges of squash simmered in kombu stock, tamari and mirin until they yield
Yamitsuki Kyabetsu: Torn raw cabbage with sesame oil, garlic and shredded kombu
Agedashi Tofu: Soft fried tofu in a warm kombu and shiitake broth with grated daikon
Chicken 65: Boneless chicken marinated in yogurt and red chili, fried and finished with popped curry leaves
Reshmi Kebab: Chicken breast steeped in cream, ground cashew and egg white, roasted until barely colored
Mushroom Galouti: Soft patties of mushroom, cashew and roasted gram, browned in coconut oil
Tellicherry Crab Soup: Crab picked into a thin coconut broth, cracked pepper over it
Tandoori Broccoli: Charred broccoli in mustard oil, chili and roasted gram
Tandoori Mushrooms: Skewered mushrooms charred in mustard oil and chili
Tandoori Chicken: Chicken on the bone, marinated in yogurt and chili, then roasted dark with lemon
Dal Makhani: Black lentils and kidney beans simmered soft, then enriched with butter, tomato and cream
Baingan Bharta: Charred eggplant mashed with onion, tomato and green chili in mustard oil
Hyderabadi Dum Biryani: Layers of marinated lamb and saffron basmati steamed under a lid, with browned onions and mint
Kadai Mushroom: Mushrooms and bell peppers tossed with pounded coriander seed and red chili
Scallops in Curry Leaf Butter: Sea scallops seared hard under butter and crackling curry leaves
Kadhi Chawal: Sour yogurt thickened with gram flour, tempered with curry leaves, over steamed basmati
Ghee Roast Dosa: A long roll of rice and lentil batter crisped in ghee, with coconut chutney
Phirni: Ground basmati simmered in milk until creamy, set with almonds and rose water
Gajar ka Halwa: Red carrots cooked down in milk and ghee, finished with cashews and raisins
Mysore Pak: Crumbly square of gram flour roasted in ghee
Til Laddu: Toasted sesame and crushed peanuts rolled into balls with warm jaggery
Nolen Gur Sandesh: Soft cheese kneaded smooth with smoky jaggery and pressed in molds
Mishti Doi: Caramelized milk cultured until a spoon stands in it, with a light sour edge
Kaju Katli: Thin diamonds of cashew paste cooked with sugar
Chili Cheese Kulcha: Stuffed bread with melted cheddar, mozzarella and chopped green chili
Matar Pulao: Basmati and green peas cooked together with clove, cinnamon and browned onion
Tandoori Gobi: Charred cauliflower rubbed with mustard oil, chili and lemon
Mint Cilantro Chutney: Mint and cilantro ground with lime and green chili
Sirka Pyaz: Whole baby onions steeped in vinegar until ruby red
Plain Basmati: Long grains of basmati, steamed and fluffed with a fork
Rumali Roti: Handkerchief bread, thrown until you can see through it
Garlic Naan: Leavened bread blistered in a hot oven, brushed with garlic butter and cilantro
Butter Naan: Blistered naan under a brush of melted butter
Tandoori Roti: Plain whole wheat bread, blistered and baked through
Methi Thepla: Soft flatbread of wheat and gram flour kneaded with fenugreek leaves and yogurt
Kids' Buttered Roti: A soft roti brushed with butter
Kids' Paneer Roll: Cubes of paneer and soft tomato rolled in a buttered roti
Puri: Rounds of whole wheat dough puffed up like balloons in hot oil
Goong Chae Nam Pla: Raw shrimp cured in fish sauce, with lime, garlic, chilies and bitter melon
Pla Meuk Yang: Grilled squid with a green seafood sauce of lime, garlic and chili
Som Tum Jay: Green papaya pounded with tamari, lime and peanuts, without fish sauce or shrimp paste
Kuay Tiew Ruea: Noodles in a dark, aromatic beef broth thickened with pork blood, topped with cracklings
Massaman Kae: Lamb shank in a curry of cardamom, cinnamon and tamarind, with potatoes and peanuts
Poo Pad Pong Karee: Cracked crab folded through a soft curry-powder egg sauce with celery and scallions
Pad Khing Het: Wood ear and oyster mushrooms fried in tamari with young ginger and scallions
Gaeng Keow Wan Phak: Eggplant and bamboo shoots in vegan green curry, seasoned with tamari
Gaeng Massaman Tao Hoo: Tofu, potatoes and peanuts in a vegan massaman sweet with cardamom, tamarind and tamari
Pad Kra Pao Het: Chopped mushrooms with holy basil, chilies, garlic and tamari over rice
Salmon Yang Nam Jim: Grilled salmon with a green seafood dip of lime, garlic and chilies
Hoi Lai Pad Nam Prik Pao: Clams opened in roasted chili jam and basil
Gai Yang Samunprai: Chicken in lemongrass, garlic and turmeric off the grill, with lime and raw cabbage
Pad Nor Mai Goong: Shrimp and asparagus stir-fried with oyster sauce and chili
Khanom Krok: Coconut cakes crisp below and custardy above, with corn and scallion
Itim Kathi: Coconut ice cream over sticky rice with peanuts and sweet corn
Foi Thong: Golden threads of egg yolk trailed through jasmine syrup
Khao Hom Mali: Steamed jasmine rice, fragrant and a little sticky
Khao Pad Kratiem: Rice fried with garlic, soft and crisp, seasoned with soy and white pepper
Roti: Flaky bread stretched and folded, brushed with butter, for tearing
Pad Phak Bung Fai Daeng: Water spinach stir-fried with bruised garlic, chilies and salted yellow bean sauce
Pad Thua Ngok: Bean sprouts seared fast with tofu, scallions and a spoon of tamari
Pad Het Sam Yang: Mushrooms browned with garlic and white pepper, moistened with tamari
Nam Prik Kapi: Shrimp paste ground with lime and chilies, served with pan-fried mackerel
Pad Phak Ruam: Mixed vegetables stir-fried hot with garlic and tamari
Phak Dong: Sour pickled mustard greens shredded with shallot, chili and lime
Khao Soi Jay: Rice noodles in red curry with tofu puffs, tamari and pickled greens, made without shrimp paste
Pad Thai Jay: Rice noodles, tofu, sprouts and peanuts seasoned with tamarind and tamari
Har Gow: Steamed crystal-skinned dumplings around whole shrimp and bamboo shoot
Xiao Long Bao: Soup dumplings of pork and hot jellied broth, with black vinegar and ginger threads
Scallion Pancake: Wheat dough rolled with scallions and oil, coiled, flattened and fried until it flakes into layers
Hot and Sour Soup: Silken tofu, wood ear, bamboo shoot and egg ribbons in a mushroom broth sharp with black vinegar
Egg Drop Soup: Beaten egg stirred into simmering chicken broth, with ginger, scallion and sesame oil
Salt and Pepper Shrimp: Shrimp in a brittle shell of potato starch, under chili, garlic and numbing salt
Wolf-Tooth Potatoes: Crinkle-cut fries tossed with chili, cumin, pickled radish, cilantro and scallion
Scallion Oil Fava Beans: Fava beans turned in scallion oil with a pinch of sugar
Mushroom Rice Rolls: Rice noodle sheets steamed around shiitake and wood ear, dressed with tamari and ginger
Twice-Cooked Pork: Pork belly simmered whole, sliced and seared with leeks, doubanjiang and sweet bean sauce
Dongpo Pork: Squares of pork belly braised in Shaoxing wine, soy and rock sugar
Crossing-the-Bridge Rice Noodles: A scalding bowl of chicken broth for rice noodles, chicken, ham and quail egg
Longjing Shrimp: Shrimp in egg white and rice wine, stir-fried pale with green tea leaves
Buddha's Delight: Braised tofu skin, shiitake, napa cabbage, glass noodles and ginkgo nuts in soy and sesame
Mala Dry Pot: Cauliflower, lotus root, potato and tofu skin seared with dried chilies, sesame and numbing pepper
White-Cut Chicken: Chicken poached just below a simmer and chilled, chopped on the bone, with ginger and scallion oil
Fish-Fragrant Eggplant: Batons of fried eggplant glazed with chili bean paste, ginger, garlic, sugar and vinegar
Chicken Lo Mein: Soft egg noodles tossed with chicken, cabbage and soy
Moo Shu Pork: Shredded pork, egg and wood ear to roll up in thin pancakes with hoisin
Sesame Chicken: Fried chicken under a dark glaze and a snow of sesame
Turbot Steamed with Tangerine Peel: Turbot steamed over tangerine peel, dressed with tamari and smoking oil
Wagyū Beef with Black Pepper: Cubes of wagyū seared fast with black pepper, butter and tamari
Vegetable Fried Rice in Tamari: Rice tossed hot with peas, carrots and shiitake, tamari around the rim
Yunnan Mushroom Hot Pot: Mushrooms, tofu and red dates in mushroom stock, cooked at the table
Clay Pot Rice with Taro: Rice crisped at the bottom of the pot under taro and shiitake, with tamari
Soy Butter Steak Cubes: Beef tenderloin in cubes with tamari, butter and pepper
Kids' Orange Chicken: Crisp chicken in a sweet sauce of orange and soy, with steamed rice
Lotus Root and Snow Peas: Lotus root, snow peas and wood ear tossed fast with garlic and salt
Dan Tat: Egg custard tarts baked to a bare wobble in flaky pastry
Black Sesame Soup: Toasted sesame seeds and rice ground and simmered with rock sugar into a glossy black bowl
Douhua with Ginger Syrup: Barely set soybean curd in hot ginger and brown sugar syrup
Lotus Seed Mooncake: Baked pastry with dense lotus seed paste and a salted egg yolk for the moon
Coconut and Black Sesame Jelly: Coconut milk and ground black sesame set with agar in layers, sweetened with monk fruit
Xinjiang Yogurt with Walnuts: Thick set yogurt under crushed walnuts and toasted sesame
Ginger Milk Curd: Hot milk poured over ginger juice until it sets
Eight-Treasure Rice: Steamed sticky rice with jujubes, lotus seeds and raisins around a heart of red bean paste
Hotteok: Yeast dough pressed flat around brown sugar, cinnamon and chopped peanuts that melt into syrup
Steamed Jasmine Rice: Jasmine rice steamed, fluffed and sent out in a lidded bowl
Golden Egg Fried Rice: Each grain coated in egg yolk and fried with scallion, salt and white pepper
Sichuan Pao Cai: Cabbage, daikon and long beans pickled in brine with ginger, chili and Sichuan pepper
Lotus Pond Stir-Fry: Lotus root, snow peas, wood ear and celery in a clear sauce of salt and ginger
Braised Kao Fu: Spongy wheat gluten simmered with shiitake, wood ear, peanuts and rock sugar, served cold
Kelp Salad: Ribbons of kelp in a chili oil and rice vinegar dressing under white sesame
Mantou: Plain steamed buns, white and springy, for mopping up sauce
Dubu Buchim: Firm tofu pan-fried crisp in perilla oil under tamari, scallion and chili flakes
Yangnyeom Wings: Fried chicken wings tossed in a red sauce of gochujang, garlic and soy
Yangnyeom Chicken: Fried chicken brushed with gochujang, garlic and rice syrup, with pickled radish
Dolsot Bibimbap: Sizzling rice under spinach, bean sprouts, carrot, shiitake, beef and an egg, with gochujang
Mul Naengmyeon: Chewy buckwheat noodles in an iced beef broth with radish, cucumber, Asian pear and egg
Yachae Japchae: Sweet potato noodles turned with spinach, carrot, bell pepper and shiitake in tamari and sesame oil
Kongnamulbap: Soybean sprouts and carrot steamed with rice, with a sauce of tamari, scallion and sesame oil
Gilgeori Toast: Toasted sandwich of egg and cabbage omelet, ham and cheese with ketchup and a pinch of sugar
Patbingsu: Snow of frozen milk under sweet red beans, rice cakes and roasted soybean powder
Bungeoppang: Crisp waffle batter baked around a seam of sweet red beans
Musaengchae: Daikon cut in matchsticks with gochugaru, vinegar and a little sugar
Gyeranjjim: Eggs whisked with kelp broth and steamed until they rise over the rim, scallion on top
Seoul Iced Americano: Espresso over ice and cold water, whatever the weather
Chả Giò: Pork, shrimp and glass noodles in rice paper, fried to a blister, with lettuce, herbs and lime fish sauce
Chả Giò Chay: Taro, wood ear and glass noodles fried in rice paper, with lettuce and a tamari lime dip
Bánh Xèo: Lacy turmeric crêpe folded over shrimp, pork and bean sprouts, to wrap with herbs
Bánh Xèo Chay: Oyster mushrooms, mung beans and bean sprouts in a rice flour and coconut crêpe, with tamari lime dip
Bánh Cuốn: Steamed rice sheets rolled around pork and wood ear, under fried shallots and cucumber
Bánh Khọt: Crisp little rice flour cakes with a shrimp in each, scallion oil and lettuce to wrap
Bánh Bèo: Saucers of steamed rice cake with dried shrimp, crackling and scallion oil, with fish sauce
Đậu Hũ Non Gừng: Steamed silken tofu with ginger, scallion oil and tamari
Gỏi Đu Đủ Chay: Green papaya in threads with lime, Thai basil, peanuts and fried tofu
Phở Đặc Biệt: Steak, brisket, tendon, tripe and meatballs in deep beef broth with rice noodles
Phở Chay: Mushroom broth with star anise and ginger, tofu, bok choy and king oyster mushrooms, seasoned with tamari
Bún Riêu: Rice vermicelli in tomato broth with crab and egg dumplings, tofu puffs and tamarind
Bún Xào Chay: Thin rice noodles tossed with carrot, cabbage, shiitake and bean sprouts, seasoned with tamari
Sô Cô La Bến Tre: Dark chocolate whipped with coconut cream, with toasted coconut and sea salt
Sulaimani Chai: Clear golden tea with lemon, cardamom and mint
Kingfisher Lager: Pale lager, light and clean, served ice-cold
Rum Soda Manao: Cane rum set up tall with soda, ice and lime
Chrysanthemum Tea: White blossoms steeped with goji berries and a little rock sugar
Steamed Clams with Glass Noodles: Clams over glass noodles that drink up their juices, garlic and rice wine
Siphon Coffee: Dark roast, clear and aromatic, served black
Awa Sparkling Sake: Gently sweet, with fine bubbles, poured cold
Jasmine Tea: Green tea scented with jasmine buds, poured by the pot
Longjing Green Tea: Flat green leaves, chestnut-sweet, brewed loose in the glass
Warm Soy Milk: Soybeans ground, boiled and strained, served warm and unsweetened
Tsingtao Lager: Crisp and pale, lightly bitter, with a clean finish
Soju: Clear spirit of rice and sweet potato, poured ice-cold into small glasses
Salmon Shioyaki: Salmon grilled with salt, with grated daikon and a shiso leaf
Hamachi Kama: Yellowtail collar salted and broiled until it spits, with daikon, lemon and tamari
Tori Mizutaki: Chicken, cabbage and tofu in a milky broth on kombu, with yuzu and tamari to dip
Sanma Shioyaki: Saury salted and grilled whole, with grated daikon and tamari
Avocado Roll: Thick-cut avocado in vinegared rice and nori, with tamari
Avocado Sashimi: Avocado fanned out like sashimi, with tamari, wasabi and a little nori
Nasu to Kinoko no Donburi: Eggplant and maitake mushrooms over rice with ginger, scallion and tamari
Kathal Biryani: Jackfruit browned in spices, layered with basmati, mint and browned onions
Kosha Mangsho: Goat on the bone stirred in mustard oil until the gravy turns nearly black
Lobster Moilee: Lobster in a mild yellow coconut sauce with turmeric, green chili and curry leaves
Venison Laal Maas: Venison in a fiery red curry of chili and ghee
Podi Potatoes: Roasted baby potatoes shaken in a coarse chili, lentil and sesame powder
Green Mango Salad: Grated sour mango with mint, chili and a little jaggery
Larb Gai: Chopped chicken, limey and loud with herbs, chili and fish sauce
Pad Kee Mao Jay: Drunkard's noodles with tofu, baby corn, holy basil, chilies and soy
Khai Luk Khoei: Boiled eggs fried golden and lacquered with tamarind, tamari and palm sugar, under fried shallots
Gaeng Som Phak: Sour curry of cauliflower, daikon and beans, seasoned with tamari
Liu Sha Bao: Steamed buns that run with salted egg yolk, butter and milk custard
Gungjung Tteokbokki: Rice cakes in soy sauce with strips of beef, shiitake, carrot and sesame oil
Lamb with Scallions: Sliced lamb leg seared over high heat with scallions, leek, soy sauce and rice wine
`
