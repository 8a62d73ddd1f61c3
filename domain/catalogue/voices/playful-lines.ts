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
`

const byName: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/s) as [string, string]),
)

/** All names that have a joke. */
export const dishesWithJokes: readonly string[] = [...byName.keys()]

/** What is in a dish, and the joke that is about it; undefined where it has none. */
export function playfulLine(wording: string, name: string): string | undefined {
  const joke = byName.get(name)
  return joke && `${wording.replace(/\.$/, '')}. ${joke}`
}

/** The joke that ends a text; undefined where none does. */
export const asideIn = (text: string): string | undefined =>
  text.includes('. ') ? [...byName.values()].find((joke) => text.endsWith(joke)) : undefined
