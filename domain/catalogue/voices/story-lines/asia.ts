/** Stories of dishes, one a line: `story-line.ts`. */
export const ofAsia = `
Gobi Manchurian: Cauliflower is battered, fried and tossed in soy, garlic and chili until it shines. Eat it before the crust gives in.
Chicken 65: Yogurt and red chili go into the meat before it is fried. Curry leaves pop in hot oil at the end, and fall over it.
Seekh Kebab: Lamb is kneaded with ginger, chili and cilantro until it clings to the skewer by itself. It comes off in one piece.
Palak Patta Chaat: Spinach leaves are fried until they shatter. Cool yogurt and tamarind go on top, so eat quickly.
Tomato Rasam: Tomato and tamarind, thin and sour, with garlic and more pepper than you expect. It is drunk rather than eaten.
Mulligatawny Soup: The name means pepper water. Red lentils and apple thicken it, coconut milk rounds it, and chicken and rice make a meal of it.
Reshmi Kebab: Cream, ground cashew and egg white go into the marinade, and no chili. The chicken stays pale, and soft as the name says: silk.
Punjabi Samosa: Potatoes and peas are broken, not mashed, and soured with dried mango. The pastry is thick, crisp and worth the corners.
Onion Bhaji: Onions are salted until they weep, and their juice makes the batter. What is fried is mostly onion; drag it through green chutney.
Tandoori Chicken: Yogurt and red chili go into the cuts to the bone. A fierce heat chars the edges, lemon goes over them.
Lamb Rogan Josh: Lamb shoulder is braised in yogurt with fennel and dry ginger. The red comes from mild chilies, so it looks hotter than it is.
Palak Paneer: Spinach is blanched and puréed to keep it green. Garlic browns in ghee, then the paneer goes in and takes on both.
Malai Kofta: Dumplings of paneer and potato hide a raisin. The sauce of cashews and cream is poured around them, so that they stay whole.
Dal Makhani: Black lentils and kidney beans are left on a gentle heat until they fall apart by themselves. Butter and cream are stirred in for the shine.
Chana Masala: Tea leaves darken the chickpeas, dried mango sours them. Onion and tomato cook down until the oil comes out.
Hyderabadi Dum Biryani: Lamb below, half-cooked rice above, saffron between. The pot is sealed, and each takes the scent of the other.
Burra Lamb Chops: Green papaya makes the chops tender, yogurt carries the spice. They are charred hard and gnawed to the bone.
Chicken Tikka Masala: Chicken is marinated in yogurt and grilled. Then it goes into tomato, cream and fenugreek leaf, smoke and all.
Chicken Korma: Cashews and yogurt make the sauce, cardamom and mace its scent. Nothing browns, so it stays pale and mild.
Vegetable Biryani: Vegetables in coconut yogurt, basmati above, mint and saffron between. It steams under a lid until the scents have crossed.
Fish Tikka: The fish takes up yogurt and ajwain, which tastes a little of thyme. In a fierce heat only its edges blacken.
Paneer Butter Masala: Tomatoes and cashews are blended until smooth, then butter goes in. Dried fenugreek, rubbed between the palms, ends it.
Matar Paneer: Peas go in late, to stay green. Tomato and cumin make the sauce, dried mango gives it a corner.
Gulab Jamun: Dumplings of milk are fried dark and dropped hot into syrup of cardamom and rose. They drink until they are heavy.
Rasmalai: Rounds of curd cheese simmer in syrup until they are sponges. Then they soak again, in cold saffron milk.
Gajar ka Halwa: Carrots are grated and stirred in milk until it is gone. Ghee goes in last, with cashews and raisins.
Kulfi Falooda: Milk is boiled down, not churned, so the kulfi is dense and melts late. Cornstarch noodles, basil seeds and rose syrup run under it.
Malai Pistachio Kulfi: Cream is thickened over the fire before it is frozen, so it melts late. Saffron, pistachio, erythritol for the sweetness.
Garlic Naan: Dough is slapped onto a hot wall, where it blisters and sticks. Garlic butter goes on as it comes off.
Jeera Rice: Cumin crackles in hot ghee before the rice goes in. The scent comes up when the lid comes off.
Plain Basmati: Long grains, rinsed and steamed without a stir. A fork lifts them apart.
Butter Naan: Blistered on a hot wall, soft within. Butter goes on before it reaches the table.
Saffron Rice: Some of the rice takes saffron and some does not, so the grains come out in white and gold. Golden raisins are between.
Chicken Satay: Turmeric gives the color, coconut milk is brushed on while it grills. Dip in peanut sauce, then in cucumber relish.
Tod Mun Pla: Fish is beaten with curry paste until it springs back. Long beans and lime leaf are cut in, cucumber and peanut go next to it.
Poh Pia Tod: Glass noodles, cabbage and wood ear mushroom, seasoned with soy and rolled tight. Fried slim, so there is more crunch than filling.
Som Tum Thai: Garlic and chilies are bruised first, then papaya, long beans and tomato. Dried shrimp, peanuts and lime; you say how hot.
Tom Yum Goong: Lemongrass, galangal and lime leaf scent the broth; they are not to be eaten. Lime goes in off the heat, shrimp just before.
Nam Tok Nuea: The name is waterfall, for the juices that run from the steak. Lime, fish sauce and mint catch them, with toasted rice.
Larb Moo: Pork is cooked in its own juice, then dressed while it is hot. Mint and toasted rice go in last; eat it on cabbage.
Som Tum Jay: Green papaya bruised with lime and chilies, without fish sauce or shrimp paste. Tamari gives the salt, peanuts the crunch.
Tom Yum Het: Mushrooms in a broth of lemongrass and lime leaf. Tamari salts it, lime sours it, chilies do what they do.
Tom Kha Het: Galangal simmers in coconut milk until it has given its scent. Mushrooms, tamari, and lime at the end.
Pad Thai: Rice noodles, tamarind and palm sugar go into a hot pan with shrimp, tofu and egg. Peanuts, sprouts and lime are yours to turn through.
Pad See Ew: Wide noodles are left to scorch in dark soy before they are turned. Chicken, egg and greens follow, in that order.
Khao Soi Gai: Egg noodles in both ways: soft below in curry broth, fried crisp on top. A chicken leg between; pickled greens to cut it.
Gaeng Keow Wan Gai: Coconut cream is fried until its oil comes out, and the green paste goes into that. Chicken, eggplant and sweet basil follow.
Panang Nuea: Short rib softens in coconut milk first. Then the curry cooks down around it until it is thick, with peanuts and lime leaf.
Massaman Kae: Cardamom and cinnamon, which came with traders, in a coconut curry. Lamb shank and potatoes, tamarind for the sour.
Gaeng Phed Ped Yang: The duck is roasted before it meets the red curry. Pineapple and grapes burst against the coconut.
Gai Pad Med Mamuang: Cashews and dried chilies are fried first, to flavor the oil. Chicken and chili jam go in after, all over quickly.
Gai Yang: Coriander root, garlic and pepper are pounded and rubbed into the chicken. It is grilled flat, and eaten by pulling with sticky rice.
Pla Neung Manao: The fish steams on lemongrass. Lime, raw garlic and green chili are poured over it cold, so they stay sharp.
Pad Thai Jay: Tamarind and tamari season it. Tofu, sprouts and peanuts fill it, and no egg binds it.
Pla Rad Prik: Snapper is fried until it stands up on the plate. The sauce goes down its back: sweet, sour, then hot.
Itim Kathi: Coconut milk is churned without cream, so it is light and a little icy. Sticky rice, peanuts and corn are scooped in with it.
Khao Hom Mali: The scent comes with the steam, and is of the rice itself. It clings just enough for a spoon.
Khao Niao: Soaked, then steamed, never boiled. Roll it into a ball with your fingers, and use that as the spoon.
Roti: Dough is stretched until it is thin as cloth, folded and fried. Tear it along its leaves.
Pad Phak Bung Fai Daeng: The greens go into very hot oil with garlic and chilies, all at once. Yellow bean sauce salts them before they wilt.
Pad Phak Ruam: Vegetables go in by how long they take, garlic first. Tamari and a hot pan, nothing sweet.
Har Gow: Wheat starch makes the wrapper clear, so that the shrimp shows pink. Bamboo shoot is in there for the snap.
Siu Mai: Pork, shrimp and shiitake, packed into a wrapper that is left open. Orange roe marks the top.
Xiao Long Bao: The broth goes in as jelly and melts in the steam. Bite a hole, drink, then the pork, black vinegar and ginger.
Scallion Pancake: Dough is rolled with oil and scallions, coiled like a snail and rolled again. The coil is what flakes.
Hot and Sour Soup: White pepper is the hot, black vinegar the sour. Silken tofu, wood ear and egg hang in mushroom broth.
Egg Drop Soup: Egg is poured in a thread into broth that is being stirred. It sets to ribbons before it sinks.
Salt and Pepper Squid: Scored so that it curls, dusted with starch so that it crackles. Chili, garlic and pepper salt are tossed over it hot.
Crab Rangoon: Crab and cream cheese in a wonton with its corners pinched, so that they fry to points. Sweet and sour sauce is the dip.
Wonton Soup: The name means swallowing clouds. Pork and shrimp wontons drift in chicken broth over bok choy.
Peking Duck: The skin is dried and glazed with maltose until it cracks like sugar. Roll it in a pancake with scallion, cucumber and bean sauce.
Mapo Tofu: Soft tofu shakes in a sauce of ground beef, bean paste and black beans. First it is hot, then it is numb.
Kung Pao Chicken: Dried chilies and pepper flavor the oil and are left on the plate. Chicken thigh, peanuts and scallion are what you eat.
General Tso's Chicken: Battered, fried, and glazed while it crackles. Ginger, garlic and dried chilies are under the sweetness; broccoli goes around.
Twice-Cooked Pork: Pork belly is simmered whole, cooled and sliced, then fried until it curls. Leeks and bean paste go in for the ending.
Sweet and Sour Pork: The pork is fried apart, and meets the sauce at the last moment. Pineapple and bell pepper stay crisp in vinegar and sugar.
Beef with Broccoli: Starch keeps the flank steak soft in a very hot pan. Broccoli soaks up the oyster sauce.
Beef Chow Fun: Broad noodles, tossed so that they brown and do not break. Beef, bean sprouts and yellow chives, and no sauce to hide in.
Dan Dan Noodles: Named for the pole that carried them through the streets. Stir: sesame paste, chili oil, ground pork, peanuts and preserved greens are all below.
Yangzhou Fried Rice: Cold rice is tossed until each grain is apart and has its own egg. Shrimp, pork and peas follow.
Honey Walnut Shrimp: The walnuts are candied, the shrimp fried in a light crust. Honey, condensed milk and mayonnaise make the dressing that they share.
Orange Chicken: Tangerine peel is what makes it bitter enough to be good. Chicken, fried crisp, rolled in orange glaze and dried chili.
Chicken Lo Mein: The name means tossed noodles. Soft egg noodles take up soy and oyster sauce, chicken and cabbage are turned through.
Moo Shu Pork: Spread a pancake with hoisin, fill it with pork, egg and wood ear mushroom, and roll. Cabbage keeps it light.
Mongolian Beef: Flank steak is fried first and sauced after, so it keeps an edge. Scallions go in whole, and barely wilt.
Sesame Chicken: Fried until it rattles, then turned in soy, vinegar and sugar. Sesame sticks where the glaze does.
Dan Tat: Custard poured into a shell of pastry that is made with lard and butter. It is done when the middle still wobbles.
Mango Pudding: Mango purée and cream, set soft enough to quiver. Evaporated milk runs around it.
Jian Dui: The dough swells in the oil until it is hollow. Sesame outside, chew below, red bean paste in the middle.
Chinese Almond Cookies: Lard makes them sandy, a wash of egg makes them shine. An almond is pressed into each before it cracks.
Steamed Jasmine Rice: Washed until the water is clear, then steamed and left to stand. That is why the grains stay whole.
Golden Egg Fried Rice: Rice is stirred with egg yolk before it is fried, so each grain has a golden coat. Scallion and white pepper, no more.
Garlic Pea Shoots: Leaves and tendrils hit hot oil and garlic and are out again. A splash of rice wine makes the steam.
Gai Lan with Oyster Sauce: Blanched with a little oil, so that the leaves gloss and the stems snap. Oyster sauce is drawn across.
Dry-Fried Green Beans: Beans are fried until they wrinkle, without any water. Preserved greens and dried chili stick to the blisters.
Scallion Oil Noodles: Scallions fry until they are nearly black and have given all they have. Their oil, soy and sugar dress the noodles.
Haemul Pajeon: Whole scallions lie side by side, shrimp and squid between, and batter only joins them. The rim fries crisp; dip it in soy and vinegar.
Tteokbokki: Rice cakes chew back. Gochujang cooks down around them and the fish cake until it clings.
Japchae: Noodles of sweet potato, springy and clear. Beef, spinach, shiitake and carrot are cooked apart, and tossed with them in sesame oil.
Bindaetteok: Mung beans are ground raw, and hold by themselves. Pork and kimchi go in, and the edge fries to a crackle.
Gamjajeon: Potato is grated, and its starch settles and is stirred back in. That binds it; dip it in tamari and vinegar.
Dakgangjeong: Chicken is fried hard, then rolled in gochujang and rice syrup that set like candy. Peanuts stick to it.
Yangnyeom Wings: Potato starch makes a thin shell that crackles. Gochujang, garlic and soy cling to the wings without softening them.
Bulgogi Gimbap: Rice with sesame oil, rolled in seaweed around beef, egg, spinach and pickled radish. It is eaten cold, and on the way.
Yachae Gimbap: Spinach, carrot, burdock and pickled radish, each seasoned by itself. Seaweed and sesame rice hold them, tamari is the dip.
Bulgogi: Pear makes the beef tender, soy and garlic flavor it. It is seared quickly, and wrapped in lettuce at the table.
Galbi Gui: Ribs are opened along the bone into one long strip, to take up soy and pear. The edges char where the sugar is.
Samgyeopsal Gui: Pork belly grills until the fat is crisp. Then a leaf, garlic, sesame oil and salt, and into the mouth whole.
Jeyuk Bokkeum: Pork in gochujang and ginger, fried until the sauce catches. Perilla leaves go in at the end, for the scent.
Yangnyeom Chicken: The crust is brittle, and the sauce is brushed on so that it stays so. Pickled radish is there to start again.
Dolsot Bibimbap: The bowl is hot enough to fry the rice. Wait for the crackle, then mix in egg, vegetables, beef and gochujang.
Yachae Bibimbap: Each vegetable is cooked apart, so that it tastes of itself. Then gochujang, tamari, and mix until nothing is.
Kimchi Jjigae: Old kimchi, because sour is what the stew lives on. Pork shoulder gives the fat, tofu the calm.
Doenjang Jjigae: Soybean paste goes into anchovy broth, and clams open in it. Zucchini, potato and tofu make it supper.
Beoseot Sundubu Jjigae: Tofu is spooned in soft and breaks as it boils. Mushrooms and tamari give depth to the red broth.
Mul Naengmyeon: The beef broth comes with ice in it. Buckwheat noodles are chewy; vinegar and mustard are yours to add.
Jjajangmyeon: Black bean paste is fried before pork and onions go in, and loses its edge. Mix it until no noodle is pale.
Jjamppong: Chili and cabbage are fried until they smoke, then broth goes in. Shrimp, mussels and squid are last.
Kalguksu: Noodles are cut, not pulled, and thicken the broth they cook in. Clams, zucchini and potato are what they share it with.
Patbingsu: Milk is frozen and shaved so fine that it melts like snow. Red beans, rice cakes and soybean powder weigh it down.
Mango Bingsu: Coconut milk is frozen and shaved. Mango goes over it in cubes and as a purée, and lime keeps it bright.
Hotteok: Brown sugar, cinnamon and peanuts are sealed inside and turn to syrup. Bite at the edge first.
Injeolmi: Rice is pounded until it pulls. The roasted soybean powder keeps it from sticking, and tastes of nuts.
Yakgwa: Dough with sesame oil is fried gently, so that it opens into layers. Honey and ginger find their way in.
Bungeoppang: Batter closes around red beans in a mold shaped like a fish. The tail is the crisp part.
Baechu Kimchi: Leaves are salted, then each is smeared with chili, garlic, ginger and salted shrimp. Time makes it sour.
Kkakdugi: Daikon in cubes, salted and fermented with chili and salted shrimp. It crackles more than cabbage does.
Sigeumchi Namul: Spinach is blanched and squeezed, so that the tamari has somewhere to go. Sesame oil and seeds are rubbed in.
Kongnamul Muchim: The lid stays on while the sprouts steam; lift it, and they smell of beans. Sesame oil and chili come after.
Ssalbap: Short grains, a little sticky, so that chopsticks can lift them. Everything else on the table is seasoned for it.
Japgokbap: Black rice dyes all the others purple. Red beans and millet give it something to chew.
Gỏi Cuốn Tôm Thịt: Rice paper shows what is inside: shrimp, pork, noodles and mint. The dip of hoisin and peanut makes it speak.
Gỏi Cuốn Chay: Tofu, vermicelli and mint in rice paper that is only just soft. Dip it in tamari and peanut.
Chả Giò: Pork, shrimp and glass noodles in rice paper, which blisters in the oil and shatters. Wrap the roll in lettuce, then dip it in lime fish sauce.
Chả Giò Chay: Taro and mushrooms in rice paper, fried until it blisters. Lettuce around it, tamari and lime to dip.
Bánh Xèo: The name is the sizzle when batter meets the pan. Break the crêpe, wrap shrimp and pork in a leaf with herbs, dip.
Bánh Xèo Chay: Coconut in the batter makes it crisp, turmeric makes it yellow. Mushrooms and mung beans inside; lettuce around, tamari to dip.
Bò Lá Lốt: Betel leaf turns smoky on the grill and keeps the beef moist. Peanuts and lime fish sauce go over it.
Gỏi Đu Đủ Tôm: Papaya is shredded while it is green and tastes of nothing but crunch. Shrimp, lime and fish sauce give it the rest.
Gỏi Gà Bắp Cải: Chicken is torn, cabbage shaved, and lime softens both a little. Peanuts last, so that they stay crisp.
Cánh Gà Chiên Nước Mắm: Fish sauce and sugar are boiled to caramel. The wings go in crisp, and come out sticky, salty and sweet.
Phở Bò Tái Nạm: Ginger is charred before it goes into the pot, and star anise with it. The rare steak cooks in the bowl while you add herbs.
Tsukune: A meatball on a skewer, of chicken with ginger and scallion. The tamari glaze goes on in layers until it shines.
Lucknow Chicken Biryani: Meat and rice cook apart and finish together under a lid. Saffron, mace and browned onions travel up through the rice.
Hakka Noodles: Wheat noodles tossed until they take on smoke, with vegetables that stay crisp. Vinegar gives it a sharp end.
Phở Đặc Biệt: Every cut in one bowl: steak, brisket, tripe. Each has another bite, and the broth has something of all.
Bún Bò Huế: Lemongrass and shrimp paste make the broth, chili oil makes it red. Beef shank and pork hock, and rice noodles as thick as straws.
Bún Thịt Nướng Chả Giò: Cool noodles below, hot pork and a fried roll above. Pour the sauce over and turn it all.
Cơm Tấm Sườn Bì Chả: Rice that broke in the mill was once what was left over. Now it comes under a pork chop, steamed egg and shredded pork.
Cá Kho Tộ: Sugar is burned to amber before fish sauce goes in. The catfish simmers until there is barely sauce, and rice takes that.
Chả Cá Lã Vọng: Turmeric and galangal on the fish, dill and scallion in the pan, by the fistful. Vermicelli and peanuts in the bowl.
Bánh Mì Thịt Nướng: The baguette crackles, the pork is sweet from lemongrass, the pickles are sour. Jalapeño is the one that you remember.
Bánh Mì Đặc Biệt: Pâté is spread to the crust, ham and pork roll are laid over. Pickles and jalapeño keep it from being rich.
Bánh Flan: Custard under caramel that is taken almost too far. Coffee is poured over it, and ice keeps it cold.
Chè Ba Màu: Red beans, yellow mung beans, green pandan agar, in that order. Coconut milk goes over the ice; dig down.
Chè Chuối: Bananas soften in coconut milk, tapioca turns clear in it. Sesame and peanuts go on top.
Chuối Chiên: Coconut in the batter makes it shatter. The banana inside is nearly custard, the ice cream melts toward it.
Kem Cà Phê: Dark coffee and condensed milk, churned. It tastes like the glass that they drink with ice, with cocoa nibs in it.
Cơm Trắng: Jasmine rice, steamed and left alone. It is the plate for all else.
Cơm Tấm: Broken grains of rice steam softer than whole ones, and take up more. Scallion oil goes over them.
Đồ Chua: Carrot and daikon are bent in sugar until they are limp, then vinegar makes them snap. They go with everything fried.
Rau Muống Xào Tỏi: Hollow stems, so they stay crisp while the leaves wilt. Garlic, tamari, and a very hot pan.
Cải Xào Nấm: Shiitake brown first, bok choy goes in for the last turn. Garlic and tamari gloss both.
Vada Pav: A potato fritter in a roll, with dry garlic chutney that bites first. The green chili on the side bites after.
Khaman Dhokla: Gram flour is steamed until it is a sponge. Mustard seeds and curry leaves crackle in oil and run into it.
Galouti Kebab: Made for a ruler without teeth, the story goes. The lamb is ground to silk and only just holds.
Koonthal Roast: Squid roasts in coconut oil until the spices cling. Coconut is in it as slivers, too.
Tellicherry Crab Soup: Crab in a thin coconut broth. Pepper is the heat here, as it was before there were chilies.
Gujarati Corn Handvo: A savory cake with a crust of sesame. Corn and bottle gourd keep it moist, coconut yogurt makes it sour.
Pepper Rasam: Tamarind and pepper in a broth that is sipped hot. Curry leaves sizzle into it at the end.
Chicken Chettinad: Coconut, fennel and star anise are roasted dark and ground. The pepper comes through last.
Fish Moilee: Coconut milk goes in early, thin, and late, thick. Turmeric and ginger are all that color it.
Crab Sukka: Coconut is roasted until it is brown and dry, and clings to the shell. You will need your hands.
Nadan Mutta Roast: Onions cook down until they are jam. Boiled eggs are turned in it, slit so that it gets inside.
Beef Ularthiyathu: Braised until tender, then fried until dry. Coconut slivers and curry leaves fry along.
Nihari: It cooked while the city slept, and was eaten at dawn. Beef shank, fennel, ginger on top.
Pav Bhaji: Vegetables are mashed in the pan with more butter than you think. Rolls toast in what is left.
Kolkata Kathi Roll: An egg is fried onto the paratha, chicken goes in, onion and chili after. It is paper, then lunch, then gone.
Kerala Vegetable Stew: Potatoes and carrots in thin coconut milk, with whole pepper. It is the gentlest thing on the card.
Prawn Balchão: Vinegar and chili cook to a paste that keeps like a pickle. The shrimp hardly calm it.
Malabar Fish Curry: Kokum makes it sour and dark, coconut milk forgives it. Better the longer it stands.
Phirni: Rice is ground, not whole, so the milk turns smooth. Almonds and rose water, served cold.
Jalebi Rabri: Batter is piped in coils, fried and dropped hot into syrup. The thick milk below is cold.
Mysore Pak: Gram flour and ghee, stirred until it foams and sets with holes in it. It crumbles, then melts.
Ukadiche Modak: Rice dough is pleated around coconut and jaggery. The steam makes it soft, ghee makes it shine.
Puran Poli: Lentils, cooked sweet with nutmeg, inside a thin bread. Ghee goes on while it is hot.
Tandoori Roti: Whole wheat, water, salt, and a very hot wall. It is what most meals are eaten with.
Lemon Rice: Rice turned yellow, sour and warm with turmeric and lemon. Peanuts and curry leaves fry for it.
Kachumber Salad: Cucumber, tomato and onion, cut small so that lime reaches everything. It comes with whatever is rich.
Cabbage Thoran: Mustard seeds pop, cabbage follows, coconut at the end. It should still squeak.
Sambar: Lentils cook to nothing, tamarind makes them sour. Drumstick is for chewing and leaving.
Kosambari: Mung beans are soaked, not cooked. Coconut, lemon, and mustard seeds over it hot.
Coconut Chutney: Coconut and roasted lentils, ground white. Mustard seeds pop in oil and are poured on.
Larb Het: Mushrooms are grilled and torn, then dressed hot with lime and tamari. Toasted rice gives it a crackle.
Goong Chae Nam Pla: Raw shrimp in fish sauce and lime, for moments. Garlic, chilies and bitter melon are eaten with each.
Pla Meuk Yang: Squid is scored and grilled whole. The green sauce is lime, garlic and chili, and has no sugar.
Sai Ua: Pork, lemongrass, turmeric and lime leaf in one long coil. It is cut, and eaten with raw vegetables.
Hoi Chell Yang: Scallops cook in the shell, in their own juice. Garlic, lime and chilies go on at the end.
Kuay Tiew Ruea: Sold from boats, in bowls small enough to pass over the side. Pork blood thickens the broth, and crackling goes on top.
Gaeng Hung Lay: A curry without coconut. Pork belly, ginger in threads, tamarind, and garlic that was pickled whole.
Poo Pad Pong Karee: Egg and curry powder make a sauce that barely sets. Crab is folded through it, celery for the scent.
Hoi Shell Pad Cha: Cha is the hiss that scallops make in hot oil. Fingerroot and green peppercorns give them their scent.
Pla Hima Neung See Ew: Hima is snow, for the white of black cod. It parts in thick flakes, with soy and ginger over it.
Pad Kra Pao Het: Holy basil goes in last and wilts at once. Mushrooms, chilies, garlic, tamari; rice under it.
Khao Pad Phak: Rice from a very hot pan, with what is green. Tamari, and lime to finish.
Goong Ob Woon Sen: Shrimp on top, noodles below, ginger and pepper at the bottom. The noodles take it all.
Poo Nim Tod Kratiem: The shell is soft, so you eat all of the crab. Garlic is fried until it is sweet, white pepper until it isn't.
Hoi Lai Pad Nam Prik Pao: Clams open in chili jam and basil. The liquid below is why there is rice.
Khanom Krok: Coconut batter in dimples: crisp where it touches, custard where it doesn't. Corn or scallion on top.
Nam Prik Num: Green chilies, shallots and garlic are charred and pounded to strings. Pork rinds carry it.
Smashed Cucumber Salad: Cracked, not cut, so that the dressing finds a way in. Garlic is raw, vinegar is sharp.
Fuqi Feipian: Husband and wife, the name says, for the couple who sold it. Beef shank and tripe, cold, in chili oil and peanuts.
Char Siu Bao: The bun splits on top as it steams, to show what is in it. Roast pork, sticky with honey and oyster sauce.
Lettuce Wraps with Mushroom: Shiitake and tofu are chopped until they could be meat. Water chestnut crunches, lettuce holds; tamari seasons.
White-Cut Chicken: It is poached off the boil and cooled in ice, so the skin sets to jelly. Ginger and scallion in oil.
Dongpo Pork: Named for a poet who forgot his pot. Pork belly in rice wine and soy, until chopsticks cut it.
Lion's Head Meatballs: The meatball is the head, the cabbage is the mane. Pork is chopped so that it stays loose.
Cumin Lamb: Lamb is fried dry with whole cumin until it crackles. No sauce; chilies and cilantro.
Lanzhou Beef Noodle Soup: Clear, white, red, green, yellow: broth, daikon, chili, herbs, noodles. Each has to be right.
Biang Biang Noodles: Named for the sound when they hit the board. Hot oil is poured over garlic and chili, on top of them.
Soy Sauce Chow Mein: Noodles fry alone until their edges crisp. Soy goes around the rim, where it smokes.
Suan Cai Yu: Pickled greens make the broth sour, green pepper makes it numb. The fish goes in last and barely cooks.
Ginger Scallion Lobster: Chopped in the shell, so that ginger and scallion get at it. It is sucked from the shell, not carved.
Longjing Shrimp: Shrimp are coated in egg white and stay pale. Tea leaves go into the pan with their brew.
Stir-Fried Tomato and Egg: Egg first, out, then tomato, then egg again. It is the dish that every child learns.
Fish-Fragrant Eggplant: There is no fish; the sauce is the one they use for it. Eggplant goes soft as custard in it.
Mala Dry Pot: Each vegetable is cooked apart, then all together with chilies and numbing pepper. There is no broth to hide in.
Vegetable Lo Mein: Wheat noodles without egg, turned with shiitake and broccoli until soy has reached each.
Black Pepper Crab: Pepper is toasted in butter until it hurts a little. The crab is cracked, the rest is up to your fingers.
Tang Yuan: Black sesame runs when you bite. The round shape is for a family that is together.
Eight-Treasure Rice: Fruit is laid in the bowl first, so that it is on top when it's turned out. Red bean is at the heart.
Tanghulu: Sugar is boiled until it will crack like glass. The hawthorn inside is sour enough for it.
Basi Apples: Hot caramel draws threads when you pull. Dip it in cold water, and they snap.
Osmanthus Jelly: Flowers hang in the agar as in amber. It tastes of apricot, though there is none.
Osmanthus Lotus Root: Rice is packed into the holes before it simmers. Sliced, it looks like lace.
Di San Xian: The treasures of the ground: eggplant, potato, pepper. Each is fried, all are glazed.
Shredded Potato with Vinegar: The starch is rinsed out, so the potato stays crisp. Vinegar goes in while it is hot.
Shanghai Bok Choy with Shiitake: Mushrooms in the middle, greens around, dark soy over both. It is on every table at a feast.
Sichuan Pao Cai: A jar of brine that never ends, only the vegetables change. Sour, crisp and a little hot.
Mantou: Flour, yeast, steam. It has no taste of itself, so that the sauce can have one.
Shaobing: Layers, oil, sesame on top, a very hot oven. Fill it, or don't.
Yukhoe: Raw beef in threads, sweet from pear and nutty from sesame and pine nuts. Break the yolk and mix.
Dubu Kimchi: Tofu is warm and plain, kimchi and pork belly are not. Take some of each.
Dubu Buchim: Perilla oil makes the tofu smell of herbs as it browns. Tamari and scallion are spooned over.
Bossam: Pork belly is poached with ginger until it is soft. Wrap it in cabbage with radish kimchi.
Dakgalbi: Chicken, cabbage, sweet potato and rice cakes in one wide pan. The last spoonfuls are the best.
Samgyetang: A small hen, filled with rice and ginseng, eaten in the heat of summer. Heat is to be fought with heat.
Gamjatang: Pork neck is all bone and patience. Perilla seed thickens the red broth, potatoes take it up.
Seolleongtang: Bones boil until the broth is white. Salt it yourself; that is the custom.
Yukgaejang: Brisket is pulled into threads as long as the scallions. Chili oil makes it red to the bottom.
Ojingeo Bokkeum: Squid is scored, so that it curls and holds the sauce. High heat, or it would sulk.
Tteok Mandu Guk: With this soup everybody is said to turn older. Rice cakes, dumplings, ribbons of egg.
Yuja Sorbet: Citron marmalade, peel and all, in a sharp ice.
Gyeranjjim: Egg and kelp broth rise over the rim and tremble. Eat it before it sinks.
Corn Cheese: Corn and mayonnaise under mozzarella, browned. Nobody can say why it works.
Gỏi Ngó Sen: Lotus stems crunch and have holes that hold the dressing. Scoop with a shrimp chip.
Bún Riêu: Crab is pounded and rises in the broth as a cloud. Tomato and tamarind make it sour.
Hủ Tiếu Nam Vang: A clear pork broth with everything in it: shrimp, ground pork, quail egg. Fried garlic goes on top.
Cơm Gà Hội An: The rice is cooked in the fat of the chicken, and yellow with turmeric. Onion and herbs are torn over.
Cá Hấp Gừng Hành: The sea bass steams with ginger and shiitake and is left alone. Scallion goes on raw, and hot oil makes it sing; tamari runs under.
Bò Lúc Lắc: Shaking beef, for what the cook does with the pan. Garlic and butter; watercress takes up the juice, lime and pepper are for dipping.
Gà Nướng Sả: Lemongrass and fish sauce go deep into the chicken, and the grill does the rest. It comes dark at the edges, with jasmine rice.
Rau Câu Dừa: Coconut and coffee set in layers, one waiting for the other. Agar makes it snap when it is cut.
Phở Gà: The lighter sister of the beef one. Chicken poaches in a broth of ginger and coriander seed; lime leaf is cut as fine as hair.
Bún Nấm Nướng: Cold noodles, hot mushrooms. Lemongrass from the grill, mint and pickled carrot, peanuts to crack.
Gà Kho Gừng: Sugar is burnt almost too far, then ginger and fish sauce stop it. Chicken simmers in that until it is sticky.
Chè Đậu Trắng: Black-eyed peas are a sweet here. They swell with sticky rice, and salted coconut cream is spooned over.
Chè Trôi Nước: The name says floating. Rice dumplings with mung bean bob in hot ginger syrup; coconut cream and sesame go over.
Cá Chiên Sốt Xoài: The snapper is fried whole until you may eat the fins. Green mango, chile, lime and fish sauce cut through it.
Tôm Rim: Shrimp cook in their shells, so that nothing is lost. Fish sauce and sugar turn to caramel around them; garlic and black pepper.
Chè Bắp: Corn is scraped off the cob and thickens its own pudding. Sticky rice and pandan; coconut cream goes over it warm.
Bánh Chuối Nướng: Bananas that were too ripe and bread that was too old become a cake. Coconut milk makes it dense, and it is eaten warm.
Bánh Cam: Shake one: the mung bean rattles. Sticky rice dough, rolled in sesame and fried until it is a shell.
Bún Chả Hà Nội: Pork patties and belly come from the grill straight into warm fish sauce. Noodles and herbs are dipped in, bite by bite.
Cà Ri Gà: A curry that came by sea and stayed mild. Chicken, sweet potato and coconut milk; the baguette is the spoon.
Cà Tím Nướng Mỡ Hành: Eggplant lies on the fire until it gives in. Hot scallion oil, peanuts and a little tamari and lime wake it.
Bánh Da Lợn: Pig skin cake, for its stripes; there is no pig. Pandan and mung bean, steamed a layer at a time, to be peeled and eaten.
Bánh Bò Nướng: The crumb stands like honeycomb, for the bubbles climbed. Pandan makes it green, coconut milk makes it chew.
Chocolate Cà Phê Pot: Drip coffee and condensed milk, as sidewalks pour it, in a custard of dark chocolate. Cream on top.
Kem Chanh Sả: Lime and lemongrass, frozen and scraped to flakes. It clears the table for what comes.
Phở Chay: The temple's phở. Star anise and charred ginger make the mushroom broth, tofu and bok choy go in; tamari seasons it.
Bò Kho: Beef braises with lemongrass and star anise until the spoon is enough. Tear the baguette and drag it through.
Sườn Nướng: Honey and lemongrass go on the ribs, and fish sauce under them. The grill turns all of it to lacquer; rice.
Bò Nhúng Giấm: A pot of coconut and vinegar simmers on the table. The beef is in it for a breath, then in rice paper with herbs and pineapple.
Bún Huế Chay: Hue's noodle soup, as the pagodas make it. Lemongrass and chili oil, mushrooms, tofu and pineapple; tamari in place of shrimp.
Cơm Chiên Sen: Lotus seeds taste like chestnuts and bring luck. Rice is tossed with carrot, peas and tamari, and comes in the leaf.
Xôi Xoài: Sticky rice is warm, mango is cold. Coconut cream runs between them, and mung beans crackle.
Kem Dừa: The coconut is the bowl. Sorbet, soft coconut meat, peanuts and jackfruit; scrape the sides.
Yaourt Đá: Condensed milk makes the yogurt sweet and thick. It is frozen, spooned over ice, and jackfruit goes in.
Thịt Kho Trứng: The pot of holidays. Pork belly and eggs braise in coconut water until both are mahogany; pickled greens cut it.
Canh Chua Cá: Sour soup of the delta. Tamarind is the sour, pineapple the sweet, catfish the reason; bean sprouts stay crisp.
Nấm Kho Tiêu: Kho is what happens to anything in caramel. Mushrooms go in, black pepper and tamari keep them sharp; rice is needed.
Đậu Hũ Sốt Cà: Tofu is fried until it has a skin, and the skin drinks tomato. Scallion and tamari, and rice to take it up.
Bí Đỏ Hầm Dừa: Pumpkin and peanuts simmer in coconut milk until the sauce is gold. Lemongrass keeps it awake.
Cháo Gà: Rice cooks until it forgets its shape. Chicken and ginger make it a cure; fried shallots make it a meal.
Chè Thái: Jackfruit, lychee and longan in coconut milk over ice. The red seeds are tapioca, and they bounce.
Sâm Bổ Lượng: A cooling soup, says the doctor of old. Lotus seeds, longan, red dates and seaweed in rock sugar, over ice.
Eundaegu Jorim: Jorim is braised until the sauce clings. Black cod gives it fat, radish drinks it, gochugaru makes it red.
Chocolate Bungeoppang: A carp of batter, and chocolate is in the belly. Head or tail first is a matter of faith.
Haemul Sundubu Jjigae: Tofu so soft that it can't be cut, only spooned. Shrimp, clams and squid, red broth, and an egg broken in while it boils.
Hodugwaja: Baked in the shape of what is in it. A piece of walnut, red bean paste around it, and a warm paper bag in spirit.
Hoedeopbap: Raw salmon and tuna lie on warm rice with lettuce and perilla. Gochujang and vinegar go on; mix until it is one color.
Godeungeo Gui: Mackerel, salt and fire, and a skin that blisters. Lemon and radish against the fat.
Haemul Jjim: A mountain of soybean sprouts with the sea inside: monkfish, shrimp and mussels. Chili and garlic hold it together.
Danpatjuk: Red beans are boiled until they are silk. Rice dumplings sink into it, cinnamon floats; winter in a bowl.
Goguma Mattang: Sweet potato in a coat of sugar that has gone hard. Black sesame sticks to it, and so do teeth.
Dalgona Affogato: Burnt sugar foams up to honeycomb and sets. Espresso goes over vanilla ice cream, and the shards crack.
Heukimja Ice Cream: Black sesame is ground until the oil comes out. It colors the ice cream gray, and tastes of toast.
Chapssaltteok: Given before an exam, so that what was learned sticks. Sweet rice dough, red bean inside.
Hongsi: A persimmon so ripe that it had to be frozen. It is split and eaten with a spoon; nobody did anything to it.
Jokbal: Trotters simmer in soy, ginger and star anise until the skin trembles. They are sliced cool, with salted shrimp and lettuce.
Yachae Japchae: The noodles are of sweet potato, and clear as glass. Each vegetable is cooked by itself, then all are tossed with tamari and sesame oil.
Beoseot Bulgogi: King oyster mushrooms take the marinade that beef does: tamari, Asian pear, garlic. Wrap them in lettuce with rice.
Hwajeon: A pancake for the first flowers. Rice dough, petals pressed in, pan-fried so gently that they keep their color; ginger syrup.
Kimchi Bokkeumbap: Kimchi that has gone sour is just right. It fries with rice, bacon and butter; break the egg and stir.
Gaji Deopbap: Eggplant collapses in tamari, garlic and ginger until it is a sauce. The rice is there to catch it.
Ori Doenjang Gui: Soybean paste is salt and depth, rice syrup is shine. The duck is grilled with both and cut across.
Baesuk: A pear studded with peppercorns, poached in ginger. It was a palace's cough medicine; pine nuts make it dessert.
Galbijjim: The dish of feasts. Short ribs braise in soy with chestnuts, red dates and daikon until the bones let go.
Dakbokkeumtang: Fried in name, stewed in fact. Chicken and potato in gochujang and gochugaru; the sauce goes over rice.
Bibim Naengmyeon: The noodles fight back, so scissors come to the table. Gochujang and vinegar, cucumber and pear; an egg to rest.
Beoseot Jeongol: A pot that cooks while you talk. Mushrooms, napa cabbage, tofu and sweet potato noodles in broth and tamari.
Neobiani: What bulgogi was called at court. The beef is scored, rests in soy and pear, and is grilled; pine nuts are its pepper.
Songpyeon: Half moons for the harvest moon. Rice dough, sesame inside, steamed over pine needles that leave their scent.
Yaksik: Medicine rice, because honey counted as medicine. Sticky rice dark with brown sugar and cinnamon, chestnuts, dates and pine nuts.
Omija Granita: The name counts its flavors: sweet, sour, salt, bitter, hot. The berries give up their red, and then they freeze.
Gindara Saikyō-yaki: Miso draws the water out of black cod and leaves sweetness. The broiler chars the edges before the middle knows.
Kamo Rōsu: Duck is seared for its fat and then steeped, not cooked. Dashi, sake and soy sauce go in, pink stays.
Melonpan: There is no melon in it; the crust is scored like one. Under the cookie is a soft bun.
Tempura Moriawase: The batter is hardly mixed, and that keeps it light. Shrimp, sweet potato, eggplant, lotus root; dashi and daikon to dip.
Zenzai: Red beans boiled whole and sweet, and a toasted rice cake in the bowl. A pinch of salt makes it sweeter.
Fuwafuwa Cheesecake: Fuwafuwa is the sound of something soft. Egg whites lift the cream cheese, a bath of water keeps it from browning.
Steak Oroshi: Daikon is grated to snow and piled on the sirloin. It is cold and sharp where the beef is warm; tamari.
Fruit Sando: It is cut so that the fruit shows. Milk bread, whipped cream, kiwi, strawberry and orange: lunch or dessert, nobody asks.
Unajū: Eel is what one eats against the heat. Steamed, grilled, lacquered with sweet soy, and laid over rice.
Miso Ramen: Made in the north against snow. Miso broth, corn and sprouts; the butter goes soft while you look.
Ichigo Daifuku: Great luck, says the name, and a strawberry inside. White bean paste and a skin of rice cake hold it.
Mitarashi Dango: Named for bubbles in a shrine's pond. Rice dumplings are charred on the stick, and sweet tamari runs down.
Warabi Mochi: It trembles before you touch it. Bracken starch, roasted soybean flour, black sugar syrup: cool without ice.
Purin: The pudding of coffee houses with brown windows. Eggs and milk, firm, and caramel that is bitter enough.
Tonkatsu: Panko is crumb without crust, and fries to needles. Pork under it, cabbage next to it, mustard for courage.
Sakura Mochi: The leaf is salted, and you eat it. Pink rice, red bean, and a tree in bloom.
Kakigōri Uji Kintoki: Ice shaved so thin that it doesn't ache. Matcha syrup sinks through it to the red beans at the bottom.
Buta no Kakuni: Kakuni means simmered square. Pork belly in soy, sake, ginger and brown sugar until chopsticks cut it; a soft egg.
Sukiyaki: The beef is dipped in raw egg, which cools and coats it. Sweet soy, tofu, shirataki and scallion share the pan.
Yudōfu: Tofu warmed in kombu water, and nothing to hide behind. Yuzu, tamari and ginger are on the side.
Castella: A cake that came by ship and forgot to leave. Eggs, sugar and honey; the brown top is for peeling.
Taiyaki: A sea bream, because bream brings luck. Batter closes around red bean; the crisp tail goes last.
`
