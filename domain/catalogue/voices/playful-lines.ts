/** A joke that is about one dish, by the name of the dish. None claims an amount, an origin or a way of cooking. */
const lines = `
Double Smash Burger: Hands are cutlery too.
Bacon Cheeseburger: The salad was thinking of you.
Buffalo Wings: Napkins are part of the dish.
Caesar Salad: Et tu, crouton?
Baked Mac and Cheese: Adults may order it, too.
Hand-Cut Fries: Counting them is impolite.
Apple Pie à la Mode: The scoop is not optional.
New York Cheesecake: A small slice is a rumor.
Deviled Eggs: The devil is in the mustard.
Chicken and Waffles: Breakfast and supper made up.
Mississippi Mud Pie: The only mud we allow indoors.
Grilled Cheese and Tomato Soup: Dunking is the whole idea.
Pigs in a Blanket: Nobody wakes them.
Onion Rings: Propose to anyone you like.
Key Lime Pie: It puckers back.
Southern Fried Chicken: Silence at the table means it worked.
St. Louis Ribs: Bones to the left, please.
Hot Fudge Sundae: The cherry is first come, first served.
Old Fashioned: Older than the bar stool.
Buttermilk Pancakes: The syrup knows the way.
Loaded Nachos: The last chip is a duel.
Cobb Salad: A salad with a full schedule.
Boiled Lobster: Dignity returns with dessert.
Spaghetti alla Carbonara: The cream was never invited.
Spaghetti al Pomodoro: Twirl, never cut.
Penne all'Arrabbiata: Angry, but it means well.
Pizza Margherita: Fold it if you must.
Lasagne alla Bolognese: A building with no bad floors.
Tiramisù: The name means pick-me-up, and it does.
Panna Cotta alle Fragole: Watch it wobble.
Affogato al Caffè: The gelato knew the risks.
Ossobuco alla Milanese: Mind who has the marrow spoon.
Arancini al Ragù: Little oranges, no peel.
Saltimbocca alla Romana: It jumps into the mouth; the name says so.
Negroni: All equals, no boss.
Tagliatelle al Ragù: White shirts at your own risk.
Cannoli Siciliani: Leave the rest, take these.
Tonkotsu Ramen: Slurping is a compliment.
Shōyu Ramen: Slurp like nobody is filming.
Edamame: Pods are for squeezing, not chewing.
Tori no Karaage: It never reaches the doggy bag.
Maguro Nigiri: A single bite, no negotiations.
California Roll: It came for the weather and stayed.
Takoyaki: Hot inside; consider yourself warned.
Tonkatsu: The crunch carries to the next table.
Gyōza: Crisp side up, pride included.
Mochi Ice Cream: Quick, before it melts.
Guacamole en Molcajete: The chips will run out first.
Tacos al Pastor: Tilt your head; the taco stays level.
Churros con Chocolate: Dip first, talk later.
Aguachile Verde: It bites back.
Pastel de Tres Leches: No use crying over this milk.
Margarita Clásica: The salt is for the rim, not the wound.
Quesabirria: The cup is for dunking, then for you.
Butter Chicken: The sauce is why you came.
Garlic Naan: Vampires need not apply.
Punjabi Samosa: Corners first.
Dal Makhani: Lentils that went up in the world.
Mango Lassi: Puts out small fires.
Palak Paneer: Spinach that nobody pushes around the plate.
Chicken Tikka Masala: Everybody claims to have invented it.
Gulab Jamun: Sweet enough to be forgiven.
Pad Thai: Squeeze the lime; it came all this way.
Tom Yum Goong: Clears the head and the agenda.
Mango Sticky Rice: Sticky on purpose.
Khao Soi Gai: Crunch above, comfort below.
Chicken Satay: The stick stays here; everything else goes.
Som Tum Thai: The chilies keep count.
Soupe à l'Oignon Gratinée: Break the lid; everybody does.
Escargots de Bourgogne: They took their time; so should you.
Crème Brûlée: Tap with conviction.
Croque Madame: Monsieur never had the egg.
Steak Frites: No further questions.
Île Flottante: No ferry needed.
Profiteroles: Sharing is a theory.
Moules Frites: An empty shell makes the best tongs.
Mille-Feuille: Count the layers if you can wait.
Peking Duck: Roll your own.
Xiao Long Bao: Nibble, sip, then commit.
Dan Dan Noodles: Stir before you speak.
Mapo Tofu: Numb is a feeling, too.
Kung Pao Chicken: The dried chilies are not a dare.
Scallion Pancake: Tear, don't slice.
Hot and Sour Soup: A bowl of mixed feelings, all good.
Dan Tat: Blink and they are gone.
Tteokbokki: Chewy, and it chews back.
Dolsot Bibimbap: Mix it like you mean it.
Kimchi Jjigae: Bring a tissue.
Yangnyeom Chicken: Consider the wet wipe a side dish.
Hotteok: The filling is lava; blow.
Moussaka: All roads lead to béchamel.
Tzatziki: Garlic keeps you honest.
Saganaki: Shouting is optional.
Baklava: Syrup has no off switch.
Horiatiki: No lettuce was invited.
Spanakopita: Expect crumbs.
Bánh Mì Thịt Nướng: It shatters; wear it proudly.
Gỏi Cuốn Tôm Thịt: Nothing to hide; look for yourself.
Chả Giò: Wrap, dip, repeat.
Patatas Bravas: Fortune favors them.
Tortilla Española: No relation to the taco.
Gambas al Ajillo: The oil is not a garnish.
Croquetas de Jamón: Nobody counts after the first.
Paella de Marisco: The crust at the bottom is worth a fight.
Sangría: The fruit counts as fruit.
Falafel: Round, crisp, unarguable.
Tabbouleh: Mostly parsley, and proud of it.
Toum: Kisses are on hold.
Cinnamon Roll: The middle is the prize.
Avocado Toast: Mortgage not included.
Butter Croissant: Crumbs are confetti.
Eggs Benedict: Hollandaise forgives everything.
Flat White: Small, but it means it.
Bulgogi Gimbap: Lunch with a seat belt.
Japchae: No knots so far.
Galbi Gui: The bone is the handle.
Samgyeopsal Gui: One bite, even if it takes a moment.
Jjajangmyeon: Wear black.
Mul Naengmyeon: A soup that needs no blowing.
Injeolmi: Do not laugh while you eat it.
Baechu Kimchi: It has been waiting for you.
Haemul Pajeon: Rain is not included.
Avgolemono: What grandmothers prescribe.
Loukoumades: They roll away if you hesitate.
Dolmades: Small parcels, no postage.
Paidakia: Bones are for gesturing.
Galaktoboureko: Harder to say than to eat.
Fava Santorini: A pea with a stage name.
Gyro Plate: You do the folding.
Phở Bò Tái Nạm: Sniff first.
Bánh Xèo: It talks back to the pan.
Bún Bò Huế: It clears the throat before a speech.
Bò Lá Lốt: Cigars that everybody may have.
Cà Phê Sữa Đá: Long drip, quick pulse.
Bánh Mì Đặc Biệt: The special one, and it knows.
Chè Ba Màu: Dig to the bottom; colors run.
Cánh Gà Chiên Nước Mắm: Fingers first, dignity later.
Churros y Chocolate a la Taza: Breakfast, if you never went to bed.
Pimientos de Padrón: Roulette, but green.
Jamón Ibérico: It does not need company.
Pulpo a Feira: Toothpicks at dawn.
Crema Catalana: Knock before you enter.
Gazpacho Andaluz: Soup that forgot the stove.
Pan con Tomate: The simplest argument for tomatoes.
Knafeh Nabulsiyeh: Pull, and do not look away.
Maqluba Djej: Upside down is the right way up.
Hummus with Warm Pita: Double dipping is between you and your friends.
Muhammara: Walnuts in red velvet.
Mansaf: Sleeves up.
Blueberry Muffin: The top is the point.
Brioche French Toast: Bread with a new career.
Pain au Chocolat: Chocolate before noon, explained.
Granola and Yogurt Bowl: The loudest breakfast there is.
Tuna Melt: Not a diet, and glad of it.
Almond Croissant: Powdered sugar tells on you.
General Tso's Chicken: His only victory that anyone remembers.
Wonton Soup: Clouds, with a filling.
Crab Rangoon: Pinched, never stolen.
Har Gow: You can see what you are getting.
Orange Chicken: Counts as fruit to nobody.
Gaeng Keow Wan Gai: The green is not a warning. Not quite.
Larb Moo: A salad that never met lettuce.
Massaman Kae: A curry in no hurry.
Khao Niao: A spoon that you can eat.
Chiles Rellenos: A pepper in its good coat.
Enchiladas Suizas: Neutral only in name.
Sopa Azteca: The chips got in early.
Esquites: Corn without the dental work.
Onion Bhaji: Each its own shape, none of them round.
Bhel Puri: It goes soft if you talk too long.
Jalebi Rabri: A knot worth untying.
Samgyetang: A hug with a bone in it.
Fettuccine Alfredo: Alfredo sends his regards.
Melanzane alla Parmigiana: Eggplant in its winter coat.
Bruschetta al Pomodoro: The k is hard, the bread is not.
Gelato al Pistacchio: Green would be suspicious.
Confit de Canard: Duck, in its own opinion.
Croque-Monsieur: Monsieur dines alone tonight.
Pancake di Ricotta al Limone: Sunday, on a plate.
Uova Strapazzate con Speck: Scrambled, unlike your plans.
Aperol Spritz: Matches every sunset.
Espresso: Gone before the chair is warm.
Cappuccino: The waiter says nothing after eleven.
Cotoletta alla Milanese: There is a cousin it does not mention.
Melanzana alla Brace: It has been through fire for you.
Spaghetti allo Scoglio: Shells on the side, dignity aside.
Bistecca alla Fiorentina: Bring a friend or an excuse.
Carciofi alla Giudia: A flower with a crust.
Sformatino di Spinaci: Leans a little, like the tower.
Crespelle agli Asparagi: A green letter in a soft envelope.
Risotto al Nero di Seppia: Smile later.
Fiori di Zucca Fritti: The bouquet you may eat.
Granita di Fragole: Summer with an edge.
Risotto alla Zucca: It was nearly a carriage.
Carpaccio di Manzo: Dressed, and still underdressed.
Pesche Ripiene: A peach with plans.
Omurice: Break the blanket.
Tamago Sando: Soft-spoken.
Okonomiyaki: The flakes wave first.
Oyakodon: A family meal, literally.
Siphon Coffee: Chemistry you can drink.
Dorayaki: A certain blue cat knows why.
Kurogoma Latte: Gray outside, bright inside.
Kamo Rōsu: The duck takes its time; follow it.
Hiyashi Chūka: Noodles in summer clothes.
Unajū: It slipped away from everyone but the cook.
Hamachi Nigiri: Upside down, so the fish says hello.
Futomaki: Open wide; the roll insists.
Miso Ramen: The chopsticks can wait, the steam cannot.
Tako Sunomono: It lost the arm wrestling.
Sake Nigiri: It only sounds like a drink.
Fuwafuwa Cheesecake: It wobbles when spoken to.
Steak Oroshi: The radish is there to argue.
Sencha: Patience, then grass, then peace.
Masala Chai: The queue for the train starts here.
Mirchi Bajji: The mild ones hide. So do the others.
Mango Pickle: A spoon is a commitment.
Curry Leaf Gin Rickey: The leaf is a hint.
Mumbai Mule: Kicks politely.
Bombay Gimlet: Sharp enough for a cabinet meeting.
Reshmi Kebab: Silk, if silk were edible.
Darjeeling Momos: The altitude makes you hungry.
Baingan Bharta: The eggplant has seen things.
Malai Kofta: The sauce is a soft landing.
Saag Chicken: Spinach with a bodyguard.
Crab Sukka: The bib is not a joke.
Meen Polichathu: A present, wrapped in leaf.
Venison Laal Maas: Red is a warning and an invitation.
Cold Coffee: A milkshake with a job.
Rasmalai: Cheese on holiday.
Corn and Coconut Shorba: Sweet, until the ginger clears its throat.
Rava Dosa: Lace, for breakfast.
Kingfisher Lager: The bird stays on the label.
Khanom Pang Na Moo: Toast that made an effort.
Hoi Tod: Crisp where it counts.
Miang Kham: Fold it, and stop talking.
Tod Mun Pla: Springy, and proud of it.
Poh Pia Tod: Louder than the music.
Sabai Sabai: It means no hurry.
Roti Kluay: The banana took the night train.
Kluay Khaek: Street food with nowhere to be.
Cha Yen: Sunset, with a straw.
Goong Chae Nam Pla: Swims in lime from here on.
Pla Meuk Yang: Chewy is a compliment here.
Hor Mok Pla: A curry that can sit up.
Khai Luk Khoei: Named for a warning to a son-in-law.
Gaeng Hung Lay: From the north, where dinner wears a sweater.
Som Chun: The ice is part of the plot.
Nuea Yang Makhuea: The eggplant holds its own.
Huîtres Mignonette: Elbows in, chin up.
Pâté de Campagne: The cornichons are the chaperones.
Gougères: Air with manners.
French 75: Named for a cannon. Sip.
Kir Royal: A glass that cancels the afternoon.
Kir: Blackcurrant with an alibi.
Sidecar: You only ride along.
Café Crème: Good for one whole newspaper.
Café Liégeois: Coffee that ran away to the circus.
Soufflé au Grand Marnier: It rises for you; be seated.
Assiette de Fromages: The smelly one is the nice one.
Rouget à la Niçoise: The fish came dressed for the coast.
Loup de Mer au Fenouil: A wolf, in name only.
Grand Aïoli: A kiss can wait until tomorrow.
Gigot d'Agneau: Sunday has a smell.
Légumes Farcis Niçois: Everybody gets a hat.
Homard Thermidor: Overdressed, and right to be.
Ravioles du Dauphiné: Counting them is for accountants.
Galette Complète: The egg is the point of no return.
Œuf Parfait aux Petits Pois: Perfect is the egg's word, not ours.
Salade Lyonnaise: A salad that had bacon for breakfast.
Shanghai Spring Rolls: They snap before you do.
Tea Eggs: Cracked on purpose.
Char Siu Bao: A cloud with a secret.
Shaobing: Sesame everywhere. Everywhere.
Yuenyeung: Coffee and tea, finally talking.
Jian Dui: Hollow, but never shallow.
Lanzhou Beef Noodle Soup: Longer than most meetings.
Boiled Pork and Chive Dumplings: Counting is discouraged.
Scallion-Braised Sea Bass: The scallions know they are the best part.
Tsingtao Lager: Green bottle, clear conscience.
Mango Pudding: It shivers, but not from cold.
Liangpi: Cold skin, warm heart.
Siu Mai: The little hat is for decoration.
Beef Chow Fun: Wide noodles, narrow odds of sharing.
Cumin Lamb: It arrives before the plate does.
Skordalia me Patzaria: Garlic with a side of beet.
Kalamari Tiganito: The lemon is not there to look pretty.
Saganaki Me Meli: Cheese that fell into honey, and stayed.
Mastiha Smash: Tastes like a walk in the woods, with ice.
Bakaliaros Skordalia: Garlic you will be remembered by.
Sardeles Psites: Fingers, bread, silence.
Spetsofai: The sausage brought peppers.
Briam: Every vegetable was invited; most came.
Kakavia: The pot the fishermen kept.
Kotopoulo me Bamies: Okra, behaving itself.
Moschari Kokkinisto: Red all over, and nobody minds.
Bouyiourdi: Bread is your shovel.
Yiaourti me Meli: The spoon stands by itself.
Karidopita: Walnuts in a sugar bath.
Dakos: It crunches like gravel, in a good way.
Strapatsada: Eggs that met a tomato.
Greek Pilsner: First the sea, then this.
Kalamari Gemisto: A squid with pockets.
Ful bi Bayd: The beans were up before you.
Fatteh Hummus: Pita, softened by good company.
Ejjeh: An omelet with a garden in it.
Manakish Jibneh: The stretch is free.
Sambousek Jibneh: Half moons, full plate.
Hummus bil Lahme: Pita first, questions later.
Arak: Add water, watch the weather change.
Iced Cardamom Latte: Awake, and perfumed.
Ma'amoul: Shirt fronts beware.
Ahweh: Read the grounds if you must.
Shai bi Nana: Refusing more is rude.
Sayadieh: Ask the onions; they know.
Shish Taouk: The garlic sauce has the last word.
Kibbeh: Shaped like a football, treated better.
Warak Enab: Rolled tighter than your schedule.
Baklawa: Sticky fingers are evidence.
Labneh with Za'atar: Yogurt that went to finishing school.
Sheikh el Mahshi: The title was earned.
Atayef bil Joz: A pancake with a folded secret.
Samak Meshwi: It looks back; be polite.
Shorbat Freekeh: Green wheat with a smoky past.
Mimosa: Technically fruit.
Aperitivo Spritz: It is evening somewhere.
Bellini with White Peach: The peach did not see it coming.
Breakfast Burrito: Breakfast, with a handle.
Eggs Florentine: The spinach lets you feel better.
Thick-Cut Bacon: The reason for the smell.
Toasted Bagel: The best part is missing, on purpose.
Spinach and Feta Quiche: A pie that went to brunch.
Crab Cake with Herb Salad: All crab, no argument.
Soft-Boiled Eggs and Soldiers: At ease.
Fish Cakes with Green Salad: Chips would only distract.
Grilled Steak Salad: So you can say you had the salad.
Braised Pork with Apples: The apples saw it coming.
Fudge Brownie: The corner piece is taken.
Lemon Drizzle Loaf: The only drizzle we like.
House Espresso: Small cup, large plans.
Harvest Grain Bowl: Your mother would approve.
Jambon-Beurre: Nothing to add; people tried.
Mushroom and Spinach Omelet: It folds under no pressure.
Poached Salmon Salad: Cool under pressure.
Chai Latte: A scarf, in a cup.
Chocolate Bungeoppang: The fish that nobody has to bone.
Dalgona Latte: Your own arm may rest.
Seoul Iced Americano: Winter is no excuse.
Soju: Pour for others; somebody will pour for you.
Ojingeo Bokkeum: Squid with a temper.
Kimchi Bokkeumbap: Rice with a comeback.
Hoedeopbap: Mix first, admire later.
Jokbal: The lettuce is only a wrapper.
Gilgeori Toast: The corner stand sends regards.
Kimchijeon: The edges are the best seats.
Jjin Mandu: Steam first, gossip later.
Gungjung Tteokbokki: The palace left the chili out.
Korean Draft Lager: Meant for the chicken.
Haemul Jjim: Sprouts above, treasure below.
Yakgwa: It used to be medicine, they say.
Kalguksu: The knife did the kneading a favor.
Calamares a la Romana: Rings, without the engagement.
Pinchos Morunos: The skewer is the plate.
Rebujito: It tastes of a fair in spring.
Gin-Tonic de Copa: A fishbowl without the fish.
Vermut de Grifo: The clock says noon; the tap says yes.
Caña: Small, so that it stays cold.
Sidra Natural: It enjoys a fall.
Cochinillo Asado: A plate could cut it.
Tartar de Atún: The pan stayed clean.
Calamares en su Tinta: Do not wear white.
Torrijas: Old bread, forgiven.
Zarzuela de Mariscos: An opera in shells.
Pollo al Chilindrón: Bread is advised.
Sardinas Asadas: Smells like a beach party.
Basque Burnt Cheesecake: Burnt is the job description.
Piquillos Rellenos: They do not bite; that is the others.
Suquet de Peix: Fishermen do not measure.
Huevos a la Mexicana: Wears the flag.
Chilaquiles Verdes: The cure for last night.
Hot Cakes con Cajeta: Goat's milk, well spent.
Burrito de Machaca: It means pounded; so was the road.
Café de Olla: Cinnamon is up before the sun.
Flan Napolitano: It jiggles, then it wins.
Arroz con Leche: Somebody's grandmother is right here.
Carajillo: Coffee with a plan for the night.
Arroz a la Tumbada: Rice that fell into the sea.
Pulpo en Recado Rojo: A red coat, all sleeves.
Filete en Salsa de Chipotle: Smoke without a fire alarm.
Codornices en Pétalos de Rosa: Somebody wrote a novel about it.
Tiradito de Robalo: The lime runs this kitchen.
Sopes de Frijol: The rim is there to keep the peace.
Ensalada César Tijuana: Born on this side of the border.
Camarones al Mojo de Ajo: Garlic counts as perfume.
Sütlaç: The brown spots are beauty marks.
Turkish Coffee: Leave the mud for the fortune teller.
Künefe: Pull until somebody laughs.
Brik à l'Œuf: Lean forward; it drips.
Mantı: Small, so that you take more.
Shakshuka: The bread is the fork.
Secreto Ibérico a la Brasa: Now you know.
Pork Souvlaki: Life is better on a stick.
Kılıç Şiş: A fish with a sword, on one.
Chuối Chiên: A banana in a crisp coat.
Bánh Flan: Turned upside down, like the rest of us.
Kem Cà Phê: Coffee that refused to melt.
Sườn Nướng: Napkins, plural.
Bò Tái Chanh: The pan had the evening off.
Canh Chua Cá: Sour, sweet, and in no hurry to decide.
Bánh Khọt: Wrap them before they run.
Tôm Rim: The shells are where the flavor hides.
Trà Đá: Free advice, on ice.
Gỏi Bưởi Tôm: Salad, with a splash.
Crawfish Étouffée: Smothered, with affection.
Tavern Steak Frites: The fork knows where to start.
Ahi Poke: It means to cut; somebody did.
Fried Green Tomatoes: They could not wait to be red.
Shrimp and Grits: Breakfast that stayed for dinner.
Spinach Artichoke Dip: The chips are merely transport.
Oysters Rockefeller: Rich, as promised.
Chips and Guacamole: You will say you are not that hungry.
Espresso Martini: Wakes you up, then doesn't.
Dry Gin Martini: Stirred, never lectured.
Whiskey Sour: Sour, in a good mood.
Pecan Pie: A shell full of good decisions.
Mixed Berry Crumble: It fell apart so well.
Bottomless Diner Coffee: There is no bottom; we looked.
Cider-Brined Pork Chop: The cider has a firm handshake.
Trout with Brown Butter Pecans: The pecans jumped in.
Beef Carpaccio with Horseradish: Clears the nose, not the room.
Spaghetti alle Vongole: The shells are the applause.
Tonnarelli Cacio e Pepe: The pepper keeps the cheese honest.
Pizza Marinara: The cheese sent its regrets.
Insalata Caprese: A flag that you may eat.
Risotto ai Funghi Porcini: The mushrooms did the talking.
Calzone Napoletano: A pizza that keeps secrets.
Ribollita: The spoon knows its post.
Burrata e Zucca: Cut gently; it has feelings.
Vitello Tonnato: Veal and tuna, happily married.
Polpo e Patate: It never saw the potatoes coming.
Katsu Curry: Race the sauce to the crust.
Tebasaki: Wings that excuse sticky fingers.
Tsukemen: The noodles would like a bath.
Agedashi Tofu: Soft heart, thin skin.
Maitake Tempura: A mushroom dressed for the ball.
Dragon Roll: No dragon was consulted.
Rainbow Roll: Start at either end.
Cochinita Pibil: Orange fingers are the receipt.
Mole Poblano con Pollo: The chicken knows who the star is.
Pozole Rojo: Garnish it until it is yours.
Sopa de Lima: The lime says hello first.
Tacos de Pescado Ensenada: Best eaten leaning forward.
Tostadas de Tinga: It will break; enjoy it anyway.
Chana Masala: Chickpeas that never run out of things to say.
Lamb Rogan Josh: Red in the face, kind at heart.
Hyderabadi Dum Biryani: Dig deep; the best hides below.
Tandoori Chicken: It blushes at compliments.
Paneer Tikka: Cheese that likes it hot.
Medu Vada: A doughnut that skipped dessert.
New York Strip Steak: The conversation can wait.
Texas Smoked Brisket: The knife is a formality.
Chicken Pot Pie: Break through the roof.
Reuben Sandwich: Nobody eats it shyly.
Maryland Crab Cakes: The crab did not come to hide.
Wedge Salad: A salad that you cut like a steak.
New England Clam Chowder: Crackers learn to swim here.
Shrimp Cocktail: No olive, no shaker.
Pimento Cheese: Crackers disappear near it.
Tomato Soup with Basil: Bread is waiting to be asked.
Butternut Squash Soup: Tastes the way a sweater feels.
Green Chile Cheeseburger: It warms up to you.
Tom Kha Gai: The woody bits stay in the bowl.
Pad See Ew: Wide noodles, wide smiles.
Khao Man Gai: The rice thinks that it is the main dish.
Steak Tartare: The grill had the evening off.
Bœuf Bourguignon: The wine stayed for dinner.
Coq au Vin: The rooster had good taste.
Tarte Tatin: A mistake that nobody corrected.
Mousse au Chocolat: The spoon makes no sound.
Salade Niçoise: The anchovy insists.
Poulet Rôti: The skin is the first to go.
Bouillabaisse: A swim in good company.
Sweet and Sour Pork: It never could decide.
Beef with Broccoli: The broccoli goes first, for once.
Egg Rolls: They crackle when spoken to.
Dongpo Pork: It trembles, and so will you.
Lion's Head Meatballs: No lions were asked.
Biang Biang Noodles: As good to eat as to say.
Smashed Cucumber Salad: Somebody needed that.
Bulgogi: Wrap it, and it is yours.
Bossam: Build it small; you have one mouth.
Dakgangjeong: They stick with you.
Dubu Kimchi: Calm next to temper.
Patbingsu: Snow that everybody welcomes.
Budae Jjigae: Everybody in the pool.
Tiropita: Cheese in its best pajamas.
Grilled Octopus: It had a handshake for everyone.
Papoutsakia: Little shoes, no laces.
Taramasalata: Pink, and not shy.
Tirokafteri: It begins politely.
Phở Gà: Glasses fog up here.
Chả Cá Lã Vọng: Dill gets the lead role.
Bò Lúc Lắc: Named for how it dances.
Gilda: Named for a movie star, and as sharp.
Salmorejo: Gazpacho that grew up.
Pollo al Ajillo: Kiss nobody, or everybody.
Albóndigas en Salsa: Ask for bread before it is too late.
Chorizo a la Sidra: A sausage that likes a drink.
Flan de Huevo: It holds still for nobody.
Mutabbal: A smoky voice, softly spoken.
Fattoush: The bread is in the salad on purpose.
Musakhan: Sleeves up, everyone.
Shorbat Adas: Lentils, at peace.
Chicken Shawarma Plate: It left the wrap behind.
Falafel Plate: The pita may rest.
Batata Harra: Potatoes with opinions.
BLT on Sourdough: Spelled the way it tastes.
Pastrami on Rye: Mustard is not a question.
Smoked Salmon Bagel: The hole is free.
Lemon Ricotta Pancakes: Hold them down with a fork.
Banana Bread with Walnuts: A cake in disguise.
Chocolate Chip Cookie with Sea Salt: Hide one for later.
Overnight Chia with Mango: It worked while you slept.
Steel-Cut Oats with Apple: Oatmeal with a backbone.
`

const byName: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/s) as [string, string]),
)

/** All names that have a joke. */
export const dishesWithJokes: readonly string[] = [...byName.keys()]

/** Has a dish a joke, by its name? */
export const hasJoke = (name: string): boolean => byName.has(name)

/** What is in a dish, and the joke that is about it; undefined where it has none. */
export function playfulLine(wording: string, name: string): string | undefined {
  const joke = byName.get(name)
  return joke && `${wording.replace(/\.$/, '')}. ${joke}`
}

/** The joke that ends a text; undefined where none does. */
export const asideIn = (text: string): string | undefined =>
  text.includes('. ') ? [...byName.values()].find((joke) => text.endsWith(joke)) : undefined
