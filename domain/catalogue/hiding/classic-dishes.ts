/**
 * Names of classic dishes that imply what their recipe normally has and their words don't name, by the table that they
 * come from. Each line has the contents, a colon, and names without accents, separated by commas. A content is one of
 * the 14 groups, `meat`, `pork` or `alcohol`; `fish|molluscs` means at least one of them; `none` is the name of another dish that
 * a shorter name would be found in. Plurals are found too. What the lexicon has as an ingredient needs no line.
 *
 * Only what nearly every kitchen's version has is listed, not what some add: our editorial judgment, checked against the
 * recipes of the catalogue by a test.
 */
export const classicDishes = {
  Italian: `
milk: fonduta
gluten eggs milk: crostata
gluten: canederli
eggs alcohol: zabaglione, zabaione
milk alcohol: penne alla vodka, vodka sauce
meat: ragu, polpetta, polpette, bollito misto
gluten eggs milk pork: carbonara
gluten milk pork: amatriciana, gricia
gluten milk: cacio e pepe, fettuccine alfredo, lasagna, lasagne, cannelloni, manicotti, baked ziti, quattro formaggi, margherita, calzone, cannoli, cannolo, sfogliatella, sfogliatelle, alla norma, ziti
gluten celery meat: bolognese, ragu alla bolognese
gluten eggs: ravioli, raviolo, agnolotti, tortellini, tortelloni, cappelletti, milanese, tortellini in brodo
milk: risotto alla milanese, risotto milanese, panna cotta, caprese, parmigiana, affogato, gelato, gelati
gluten eggs milk: tiramisu, panettone, pandoro, bombolone, bomboloni, zuppa inglese, gnocchi alla romana
eggs: frittata
eggs milk: semifreddo
gluten eggs nuts: cantucci, cantuccini
eggs nuts: torta caprese
nuts: torrone, gianduja, gianduia
milk nuts: pesto
gluten: focaccia, bruschetta, crostini, crostone, piadina, pizza, pizzetta, stromboli, arancini, arancino, suppli, panzanella, panino, panini, grissini, fritto misto, spaghetti aglio e olio, biscotti, gnocco fritto
gluten celery: ribollita
celery: minestrone, caponata
fish eggs meat: vitello tonnato
fish eggs: tonnato, tonnata
gluten fish: puttanesca
fish: bagna cauda, cacciucco
molluscs: alle vongole, vongole
fish|crustaceans|molluscs: cioppino, fritto misto di mare
meat pork: saltimbocca
meat: osso buco, ossobuco, ossobuco alla milanese, ossobuco milanese, osso buco alla milanese, osso buco milanese, bistecca, tagliata
mustard: mostarda
`,
  French: `
meat alcohol: boeuf bourguignon, bœuf bourguignon, beef bourguignon, coq au vin
meat: navarin, ragout de boeuf
pork: andouillette, boudin noir
molluscs alcohol: moules mariniere, moules marinieres
gluten alcohol: rum baba, baba au rhum
gluten: feuillete
milk: gratin
eggs: sauce tartare
meat eggs: steak tartare, beef tartare
crustaceans milk: nantua
eggs milk nuts: friand
gluten eggs milk pork: quiche lorraine, croque madame
gluten eggs milk: quiche, profiterole, eclair, croquembouche, religieuse, madeleine, crepe, crepes suzette, clafoutis, gougere, cannele, chouquette, pain perdu, far breton
gluten milk pork: croque monsieur
gluten eggs milk: cordon bleu
gluten milk: croque, bechamel, mornay, meuniere, soupe a l'oignon, french onion soup, onion soup gratinee, tarte flambee, mille feuille, millefeuille, tarte tatin, croissant, pain au chocolat, kouign amann
gluten eggs milk nuts: paris brest, financier
eggs milk: bearnaise, hollandaise, creme brulee, creme caramel, creme anglaise, pot de creme, pots de creme, ile flottante, iles flottantes, floating island, creme patissiere
eggs: aioli, rouille, souffle, mousse au chocolat, mayonnaise
eggs mustard: remoulade, gribiche
eggs nuts: macaron, dacquoise, frangipane, nougat
mustard: ravigote, dijonnaise
milk: beurre blanc, vichyssoise, dauphinois, dauphinoise, aligot, raclette, fondue savoyarde, cheese fondue, pommes puree, bisque
milk pork: tartiflette
fish: bouillabaisse, brandade, anchoiade
fish eggs: salade nicoise, nicoise salad, tuna nicoise
gluten fish: pissaladiere
eggs pork: salade lyonnaise
meat: bourguignonne, pot au feu, blanquette de veau, steak frites, tournedos, chateaubriand, confit de canard, magret
pork: cassoulet, choucroute garnie, frisee aux lardons, rillettes
molluscs milk: escargot
molluscs: moules frites
gluten: vol au vent, bouchee a la reine, pate en croute, boeuf wellington, canape, tartine
gluten eggs: quenelle
nuts: praline
`,
  English: `
milk meat: shepherd's pie, shepherds pie, cottage pie
milk alcohol: irish coffee, white russian
gluten eggs meat: scotch egg
none: vegetable kebab, veggie kebab, veg kebab, halloumi kebab, paneer kebab, mushroom kebab, tofu kebab, cauliflower wing, corn rib, corn ribs, lentil meatball, eggplant meatball, tofu nugget, corn nugget, margarita pizza, pizza margarita, potato nugget, mushroom stroganoff
meat: meatloaf, meatball, beefburger, pork chop, porkchop, hotdog, kebab, kebap, buffalo wing, chicken wing, hot wing, wings, spare rib, spareribs, baby back rib, short rib, pot roast, brisket, pulled pork, haggis, bangers and mash, bangers & mash, bangers n mash, black pudding, chicken nugget, nuggets
crustaceans eggs: prawn cocktail, krabbencocktail, garnelencocktail
milk: cappuccino, flat white, latte macchiato, caffe latte, cafe latte, cafe au lait, cortado, ranch dressing, ranch
milk nuts: toblerone
gluten eggs nuts: bakewell, bakewell tart
nuts: granola, orgeat, rocky road
nuts alcohol: mai tai, amaretto sour
alcohol: mojito, aperol spritz, spritz, kir royal, kir royale, gluhwein, mulled wine, sangria, caipirinha, pina colada, cuba libre, gin tonic, gin and tonic, gin & tonic, negroni, martini, bellini, mimosa, daiquiri, moscow mule, long island iced tea, tequila sunrise, cosmopolitan, margarita, whisky sour, whiskey sour, mint julep, old fashioned cocktail
gluten: speculoos, speculaas, biscoff
gluten fish: fish and chips, fish & chips, fish n chips, fish 'n chips, fish n' chips, fish 'n' chips, fish'n'chips, fish'n chips, fish-n-chips, fish finger, fish stick
fish eggs milk: caesar
peanuts gluten: pb&j, pb & j, pb and j, peanut butter and jelly, peanut butter & jelly
gluten pork: blt, sausage roll
gluten milk meat: cheeseburger, cheesesteak, cheese steak, philly, reuben, patty melt, swedish meatball
gluten eggs milk: monte cristo, french toast, pancake, waffle, yorkshire pudding, toad in the hole, eggs benedict, egg benedict, eggs florentine, eggs royale, chicken kiev, chicken kyiv, sticky toffee pudding, bread pudding, bread and butter pudding, cheesecake, carrot cake, red velvet cake, brownie, blondie, muffin, doughnut, donut, key lime pie, pumpkin pie, lemon meringue pie, black forest gateau, black forest cake, sponge cake, victoria sponge, chocolate cake, lava cake, chocolate fondant, molten chocolate cake, bundt cake, cupcake, beignet, whoopie pie
none: donut peach, doughnut peach, rice cake, potato pancake, corn pancake, rice waffle, shrimp cake, salmon cake, banana pancake
gluten: crumble, cobbler
gluten milk: mac and cheese, mac & cheese, mac n cheese, mac 'n' cheese, mac'n'cheese, macaroni cheese, macaroni and cheese, grilled cheese, welsh rarebit, trifle, scone, shortbread, shortcake, banoffee pie, banoffee, biscuits and gravy, ploughman's lunch
gluten milk fish: tuna melt
gluten: club sandwich, sandwich, burger, hamburger, cheese toastie, toastie, hoagie, sloppy joe, corn dog, hot dog, cornish pasty, pasty, apple pie, pot pie, cherry pie, mince pie, beef wellington, po'boy, po boy, hush puppy, hush puppies, chicken fried steak, crouton, cookie, gumbo, onion ring, mozzarella stick, garlic bread, filet o fish, stuffing, breadstick, pretzel, bagel
gluten eggs: angel food cake
crustaceans gluten eggs: lobster roll, crab cake
crustaceans: surf and turf, surf & turf, surf n turf, surf 'n' turf, scampi, etouffee
crustaceans|molluscs|fish: seafood boil, raw bar
molluscs milk: clam chowder, oysters rockefeller
molluscs: clams casino
milk: chowder, stroganoff, cauliflower cheese, rice pudding, banana split, sundae, milkshake, eton mess, baileys, nachos, alfredo
milk meat: beef stroganoff
fish milk: fish pie
fish eggs: kedgeree
fish gluten: fish cake, fishcake
eggs: meringue, coleslaw, thousand island, tartar sauce, tartare sauce, omelette, omelet, devilled egg, deviled egg
eggs milk: basque cheesecake, burnt cheesecake, basque burnt cheesecake, crustless cheesecake, pavlova, lemon curd, baked alaska, eggnog, egg nog, ice cream
gluten eggs nuts: pecan pie
nuts celery: waldorf
eggs milk meat: cobb salad
gluten milk eggs: chicken parm, chicken parmesan, chicken parmigiana, veal parmigiana
eggs gluten pork: full english, english breakfast
celery: jambalaya
celery fish: bloody mary
peanuts: reese's, snickers, buckeye pie
nuts: marzipan, frangelico
milk nuts: nutella, ferrero rocher
gluten milk: s'more, smores
`,
  German: `
gluten eggs meat: wiener schnitzel, schnitzel wiener art, schweineschnitzel, kalbsschnitzel, putenschnitzel, hahnchenschnitzel, jagerschnitzel, zigeunerschnitzel, backhendl, leberknodel
eggs: spiegelei, spiegeleier, ruhrei, ruhreier, setzei, setzeier, omelett, ochsenauge, ochsenaugen, eierspeis, eierspeise, eiersalat, eierstich, bauernfruhstuck
milk: rahmsauce, rahmsoße, rahmsosse, rahmspinat, rahmsuppe, rahmgulasch, rahmgemuse, rahmpilze, rahmschwammerl, rahmwirsing, rahmgeschnetzeltes, sahnesauce, sahnesoße, sahnesosse, sahnetorte, eiskaffee, eisschokolade, milchreis
gluten: nudelsalat, nudelsuppe, nudelauflauf, nudelpfanne, laugenstange, laugenbrezel, laugengeback, kolsch, radler, alster, weißbier, weissbier, hefeweizen, weizenbier, bockbier
none: reisnudelsalat, glasnudelsalat
gluten eggs milk: hefezopf
meat: rindersuppe, rindfleischsuppe, putensteak, putenbrust, rindersteak, schweinebraten, schweinesteak, ochsenschwanzsuppe, hackfleischballchen, cevapcici, cevapi, pljeskavica
gluten eggs: schnitzel, rahmschnitzel, schnitzeln, spatzle, maultasche, maultaschen, grießnockerl, griessnockerl, frittatensuppe, fladlesuppe, backhuhn
gluten eggs milk: kasespatzle, kasspatzn, kasnocken, semmelknodel, kaiserschmarrn, sachertorte, schwarzwalder kirsch, schwarzwalder kirschtorte, palatschinken, pfannkuchen, eierkuchen, zwiebelkuchen, kasekuchen, windbeutel, marmorkuchen, donauwelle, frankfurter kranz, krapfen, buchtel, buchteln, topfenstrudel
gluten eggs fish: konigsberger klopse
gluten eggs meat: frikadelle, frikadellen, bulette, buletten, fleischpflanzerl, hackbraten
gluten milk: flammkuchen, germknodel, dampfnudel, dampfnudeln, alplermagronen, stroopwafel
gluten: apfelstrudel, strudel, brezel, brezeln, breze, brezn, semmel, leberkassemmel
gluten nuts: linzer torte, linzertorte, lebkuchen
gluten milk nuts: bienenstich, stollen, christstollen
gluten eggs nuts: nussecke, nussecken
eggs: salzburger nockerl, eierlikor
eggs milk: frankfurter grune soße, frankfurter grune sauce
eggs mustard: senfei, senfeier
mustard meat: rinderroulade, rinderrouladen
meat: currywurst, sauerbraten, zwiebelrostbraten, tafelspitz, leberkase, gulasch
pork: schweinshaxe, eisbein, kassler, schlachtplatte
milk: obazda, obatzter, handkas, zurcher geschnetzeltes, topfenknodel, liptauer
fish: matjes, rollmops, bismarckhering
`,
  Spanish: `
eggs: revuelto, revueltos, huevos revueltos, tortilla francesa
nuts|peanuts: mole
none: mole de olla, mole amarillo
meat: albondiga, birria, anticucho, asado, bifana
fish|crustaceans|molluscs: paella, paella de marisco, arroz a banda, arroz negro, zarzuela, ceviche, cebiche, aguachile
none: paella valenciana, vegetable paella, paella de verduras, paella vegetal, chicken paella, paella de pollo, mushroom ceviche, ceviche de mango, mango ceviche, cauliflower ceviche, ceviche de coliflor, palm ceviche
gluten fish|crustaceans|molluscs: fideua
eggs: tortilla espanola, spanish tortilla, spanish omelette, spanish omelet, tortilla de patata, tortilla de patatas, huevos rancheros, huevos rotos
gluten milk: croqueta, alfajor, alfajores
gluten eggs milk: tres leches
gluten eggs: milanesa
gluten: churro, empanada, empanadilla, burrito, chimichanga, sopapilla, bunuelo, bocadillo, torrija, concha
eggs milk: flan, crema catalana, chiles rellenos, chile relleno, torrijas
milk: arroz con leche, quesadilla, queso fundido, enchiladas suizas, dulce de leche, papa a la huancaina, esquites
gluten nuts: ajoblanco, ajo blanco
nuts: romesco, turron
nuts|peanuts|sesame: mole poblano, mole negro, mole sauce, pollo con mole, chicken mole, enchiladas de mole, mole enchilada
gluten: salmorejo
fish: boquerones, tiradito, leche de tigre
milk nuts: aji de gallina
soybeans meat: lomo saltado
meat: carne asada, ropa vieja, bandeja paisa, churrasco
pork: carnitas, cochinita pibil, al pastor, fabada
`,
  Portuguese: `
gluten: torrada, torradas, pao de alho, pao caseiro, cesta de pao, pao da casa
eggs: omelete, omeletes, ovos mexidos
gluten eggs fish: pataniscas, patanisca
meat: leitao, leitao assado
gluten eggs milk: pastel de nata, pasteis de nata, pastel de belem, bolo de rolo
gluten milk pork: francesinha
fish: bacalhau, caldeirada, bolinho de bacalhau, pastel de bacalhau
fish|crustaceans|molluscs: moqueca, cataplana, acaraje
pork: feijoada, caldo verde, carne de porco a alentejana
molluscs: ameijoas a bulhao pato, amejoas a bulhao pato
milk: pao de queijo, brigadeiro, romeu e julieta
gluten: coxinha, rissol, rissois, prego no pao
eggs milk: pudim, molotof
eggs: ovos moles
meat: picanha, bitoque
`,
  Japanese: `
soybeans meat: gyudon
meat: yakitori
gluten soybeans: gyoza, ramen, teriyaki, yakisoba, karaage, ponzu, tsukemen, shoyu
gluten: udon, tempura, korokke, taiyaki, somen, panko
soybeans: miso, sukiyaki, agedashi, natto, edamame
soybeans fish: miso soup, misoshiru
gluten eggs: katsu, okonomiyaki, dorayaki, katsu curry, katsu sando
gluten eggs pork: tonkatsu
gluten eggs molluscs: takoyaki
gluten soybeans pork: tonkotsu, chashu
gluten eggs soybeans: katsudon
eggs soybeans: oyakodon
eggs fish: chawanmushi
eggs: tamagoyaki
fish gluten soybeans: unagi don, unadon, unaju
fish|crustaceans|molluscs: sashimi, nigiri, chirashi
fish|crustaceans: california roll
soybeans fish: poke bowl, ahi poke
none: tofu poke, tofu poke bowl, vegetable nigiri, avocado nigiri
`,
  Korean: `
soybeans sesame meat: bulgogi, kalbi, galbi
pork: samgyeopsal
soybeans sesame: bibimbap, japchae, ssamjang
soybeans: tteokbokki, gochujang, doenjang, sundubu
sesame: kimbap, gimbap
gluten soybeans: mandu, jjajangmyeon
gluten: pajeon, haemul pajeon, kimchijeon, korean fried chicken
fish|crustaceans|molluscs: kimchi
`,
  Chinese: `
gluten soybeans pork: char siu
peanuts|nuts soybeans: kung pao, gong bao, kung po
gluten soybeans meat: peking duck
gluten soybeans: potsticker, pot sticker, jiaozi, guotie, chow mein, lo mein, general tso, general tso's, orange chicken, zha jiang, zhajiangmian, manchurian
gluten soybeans sesame|peanuts: dan dan, dandan
gluten: wonton, won ton, bao, baozi, bao bun, mantou, scallion pancake, mooncake, spring roll, egg roll, soup dumpling, xiao long bao, xiaolongbao
none: summer roll, fresh spring roll, vietnamese spring roll, rice paper roll, spring roll rice paper
gluten pork: char siu bao, char siu bun
gluten crustaceans: prawn toast, shrimp toast, sesame prawn toast
crustaceans: har gow, har gao, prawn cracker
gluten pork|crustaceans: siu mai, shumai, shu mai
gluten milk crustaceans|fish: crab rangoon
soybeans: mapo tofu, ma po tofu, chow fun, moo shu, yu xiang, twice cooked pork
eggs soybeans: hot and sour soup, hot & sour soup, egg foo young, egg foo yung
eggs: egg drop soup, egg flower soup, egg fried rice, yangzhou fried rice
sesame|peanuts: bang bang chicken, bon bon chicken
`,
  'Thai and Southeast Asian': `
meat: rendang
peanuts eggs fish|crustaceans: pad thai, phad thai, pad tai
peanuts fish|crustaceans: som tam, som tum, papaya salad, panang curry, panang, penang curry, phanaeng
peanuts: satay, sate, massaman, kare kare
gluten soybeans: pad see ew, pad see iew, pad si ew
soybeans: pad kee mao, drunken noodle, pancit
fish|molluscs|soybeans: pad kra pao, pad krapow, pad kaprao, pad krapao
fish|crustaceans: tom yum, tom yam, laksa, green curry paste, nam prik, bun bo hue, thai green curry, thai red curry, gaeng keow wan
fish: tom kha, larb, laab, laap, nam tok, nuoc cham, nuoc mam, pho, bun cha
gluten: banh mi, lumpia, roti canai
gluten eggs: khao soi
eggs soybeans: char kway teow
eggs soybeans crustaceans|fish: nasi goreng
gluten eggs soybeans: mie goreng, mee goreng, mi goreng, bami goreng
peanuts eggs soybeans: gado gado
gluten soybeans: chicken adobo, pork adobo
milk: halo halo, thai tea, thai iced tea, ca phe sua da, vietnamese iced coffee
`,
  Indian: `
none: vegetable vindaloo, veg vindaloo, paneer vindaloo, tofu vindaloo, chickpea vindaloo, mushroom vindaloo, potato vindaloo, aloo vindaloo
meat: rogan josh
gluten milk: naan, gulab jamun, pav bhaji, nan bread
gluten: chapati, chapatti, paratha, poori, puri, bhatura, samosa, jalebi, vada pav, chole bhature, pani puri, golgappa, momo, kati roll, kathi roll
gluten mustard: upma
milk nuts: korma, malai kofta, pasanda, badam kheer
milk: butter chicken, murgh makhani, makhani, tikka masala, chicken tikka, tandoori chicken, lassi, raita, kulfi, rasmalai, ras malai, rasgulla, kheer, shrikhand, chaas, masala chai
mustard: masala dosa
mustard meat: vindaloo
`,
  'Greek, Turkish and Middle Eastern': `
gluten meat: gyro, gyros, doner, doner kebab, doner kebap, kibbeh, kibbe, lahmacun, lahmajun
none: falafel doner, halloumi gyros, mushroom gyros, veggie gyros, veggie doner, lentil kofte, mercimek koftesi, cig kofte, vegetable kofta
meat: kofte, kofta, kefta, souvlaki, adana, iskender, shish kebab, shish kebap
sesame: hummus, houmous, hommus, baba ganoush, baba ghanoush, baba ganouj, baba ghanouj, moutabal, zaatar, za'atar, tahini
sesame|gluten: falafel
gluten nuts: baklava, baklawa, kadaif, kadayif
sesame|nuts: halva, halvah, helva
gluten milk: knafeh, kunafa, kunafeh, kunefe, spanakopita, tiropita, manti, khachapuri
gluten: tabbouleh, tabouli, tabouleh, taboule, tabule, fattoush, borek, burek, bourek, pide, loukoumades, durum, shawarma wrap
gluten milk: moussaka, mousaka
gluten milk meat: pastitsio
gluten eggs milk: galaktoboureko
gluten eggs nuts: pastilla, bastilla, b'stilla
gluten fish: taramasalata, taramosalata
eggs: avgolemono, shakshuka, shakshouka, menemen
gluten eggs sesame: sabich
gluten sesame: simit
milk: saganaki, greek salad, horiatiki, cacik, haydari, tzatziki, labneh, ayran
gluten nuts: muhammara
nuts sesame: dukkah
nuts|gluten: skordalia
nuts|sesame: tarator
`,
  'Northern and Eastern European': `
gluten milk: tosti
gluten eggs: uitsmijter
eggs: roerei
milk: roomsaus, roomspinazie
fish: vissoep, visschotel, visstoofpot
gluten fish: kibbeling, lekkerbekje
meat: frikandel, bigos, zurek
gluten: pierogi, pirogi, pierogies, varenyky, pelmeni, khinkali, langos, smorrebrod, chimney cake, bitterballen, kroket, vlammetjes
gluten eggs milk: blini, blintz, blintzes, syrniki, medovik, poffertjes, pannenkoek
eggs: olivier salad, salade olivier, matzo ball soup
gluten eggs: knedliky, latke, kugel
fish mustard: gravlax, gravad lax
fish: gefilte fish
fish milk: janssons frestelse, jansson's temptation
gluten milk meat: kottbullar
`,
} as const satisfies Readonly<Record<string, string>>
