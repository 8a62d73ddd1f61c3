/** The same of flour and bread, of sauces and stocks, nuts, sweets and drinks (see `animal-words.ts`). */
export const storeWords = `
wheat flour | Mehl, Weizenmehl, Mehl Type 405, Mehl Type 550, Auszugsmehl | farine, farine de blé, farine de froment | farina, farina di grano tenero, farina di frumento, farina di grano | harina, harina de trigo, harina de fuerza | farinha, farinha de trigo | bloem, tarwebloem, patentbloem, meel
00 flour | | | farina 00, farina tipo 00 | | | 
whole wheat flour | Vollkornmehl, Weizenvollkornmehl | farine complète, farine intégrale | farina integrale | harina integral | farinha integral | volkorenmeel, tarwemeel
rye flour | Roggenmehl, Roggenvollkornmehl | farine de seigle | farina di segale | harina de centeno | farinha de centeio | roggemeel
spelt flour | Dinkelmehl, Dinkelvollkornmehl | farine d'épeautre | farina di farro spelta | harina de espelta | farinha de espelta | speltmeel
barley flour | Gerstenmehl | farine d'orge | farina d'orzo | harina de cebada | farinha de cevada | gerstemeel
oat flour | Hafermehl | farine d'avoine | farina d'avena | harina de avena | farinha de aveia | havermeel
semolina | Grieß, Hartweizengrieß, Weichweizengrieß, Hartweizen, Weizengrieß | semoule, semoule de blé, semoule fine, blé dur | semola, semolino, grano duro, semola di grano duro | sémola, sémola de trigo | sêmola, semolina | griesmeel, harde tarwe, durumtarwe
wheat | Weizen | blé, froment | grano, frumento | trigo | trigo | tarwe
wheat starch | Weizenstärke | amidon de blé | amido di frumento, amido di grano | almidón de trigo | amido de trigo | tarwezetmeel
wheat gluten | Weizengluten, Weizeneiweiß | gluten de blé | glutine di frumento | gluten de trigo | glúten de trigo | tarwegluten
wheat bran | Weizenkleie | son de blé | crusca | salvado de trigo | farelo de trigo | tarwezemelen
rye | Roggen | seigle | segale | centeno | centeio | rogge
barley | Gerste, Graupen, Gerstengraupen, Perlgraupen | orge, orge perlé | orzo perlato | cebada | cevada, cevadinha | gerst, gort, parelgort
oat | Hafer, Haferflocken | avoine, flocons d'avoine | avena, fiocchi d'avena | avena, copos de avena | aveia, flocos de aveia | haver, havermout, havervlokken
spelt | Dinkel, Grünkern | épeautre, grand épeautre | spelta, farro spelta | espelta | espelta | spelt
einkorn | Einkorn | petit épeautre | farro monococco | escanda menor | | eenkoorn
farro | Emmer | | farro | farro | | emmer
bulgur | Bulgur | boulgour | bulgur | bulgur | bulgur | bulgur
couscous | Couscous, Kuskus | couscous | cuscus, couscous | cuscús | cuscuz, cuscus | couscous
lupin bean | Lupine, Süßlupine | lupin, graine de lupin | lupini | altramuz, altramuces | tremoço | lupine, lupineboon
lupin flour | Lupinenmehl, Lupinenprotein | farine de lupin | farina di lupini, farina di lupino | harina de altramuz | farinha de tremoço | lupinemeel
rice flour | Reismehl | farine de riz | farina di riso | harina de arroz | farinha de arroz | rijstmeel
corn flour | Maismehl | farine de maïs | farina di mais | harina de maíz | farinha de milho | maismeel
chickpea flour | Kichererbsenmehl | farine de pois chiche | farina di ceci | harina de garbanzo | farinha de grão-de-bico | kikkererwtenmeel
buckwheat | Buchweizen | sarrasin, blé noir | grano saraceno | trigo sarraceno, alforfón | trigo sarraceno, trigo mourisco | boekweit
buckwheat flour | Buchweizenmehl | farine de sarrasin, farine de blé noir | farina di grano saraceno | harina de trigo sarraceno | farinha de trigo sarraceno | boekweitmeel
chestnut flour | Kastanienmehl | farine de châtaigne | farina di castagne | harina de castaña | farinha de castanha | kastanjemeel
almond flour | Mandelmehl, gemahlene Mandeln, Mandelgrieß | poudre d'amande, poudre d'amandes, amandes en poudre | farina di mandorle | harina de almendra, almendra molida | farinha de amêndoa | amandelmeel
coconut flour | Kokosmehl | farine de coco | farina di cocco | harina de coco | farinha de coco | kokosmeel
soybean flour | Sojamehl | farine de soja | farina di soia | harina de soja | farinha de soja | sojameel
cornstarch | Speisestärke, Maisstärke, Maizena, Stärke | maïzena, fécule de maïs, amidon de maïs | amido di mais, maizena | maicena, almidón de maíz, fécula de maíz | maisena, amido de milho | maizena, maïszetmeel
potato starch | Kartoffelstärke | fécule de pomme de terre, fécule | fecola di patate, fecola | fécula de patata, almidón de patata | fécula de batata | aardappelzetmeel
tapioca starch | Tapiokastärke | amidon de tapioca | amido di tapioca | almidón de yuca | polvilho, fécula de mandioca | tapiocameel
polenta | Polenta, Maisgrieß | polenta, semoule de maïs | polenta | polenta | polenta | polenta
rice | Reis, Langkornreis | riz, riz blanc, riz long | riso | arroz, arroz blanco | arroz, arroz branco | rijst
brown rice | Naturreis, Vollkornreis | riz complet, riz brun | riso integrale | arroz integral | arroz integral | zilvervliesrijst
basmati rice | Basmatireis | riz basmati | riso basmati | arroz basmati | arroz basmati | basmatirijst
arborio rice | Risottoreis | riz arborio, riz à risotto | riso arborio, riso per risotti | arroz arborio | arroz arbório | risottorijst
wild rice | Wildreis | riz sauvage | riso selvatico | arroz salvaje | arroz selvagem | wilde rijst
quinoa | Quinoa | quinoa | quinoa | quinua, quinoa | quinoa | quinoa
millet | Hirse | millet | miglio | mijo | painço, milhete | gierst
amaranth | Amarant | amarante | amaranto | amaranto | amaranto | amarant
pasta | Nudeln, Teigwaren, Pasta, Hartweizennudeln | pâtes alimentaires, !pâtes, coquillettes | pasta, pasta di semola | fideos, pasta | massa alimentícia, macarrão, esparguete, espaguete | deegwaren, pasta
egg pasta | Eiernudeln, Eierteigwaren, frische Eiernudeln, Bandnudeln, Spätzle | pâtes aux œufs, pâtes fraîches | pasta all'uovo, pasta fresca all'uovo | pasta al huevo | massa com ovo, massa fresca | eierpasta
egg noodle | chinesische Eiernudeln | nouilles aux œufs | | fideos de huevo | noodles de ovo | mihoen met ei, eiernoedels
noodle | | nouilles | | | | noedels
lasagna sheet | Lasagneplatten, Lasagneblätter | feuilles de lasagne, feuille de lasagne | lasagne, sfoglie di lasagna | placas de lasaña, láminas de lasaña | folhas de lasanha, placas de lasanha | lasagnebladen
rice noodle | Reisnudeln | nouilles de riz, vermicelles de riz | spaghetti di riso, vermicelli di riso | fideos de arroz | noodles de arroz, massa de arroz | rijstnoedels, mihoen
glass noodle | Glasnudeln | vermicelles de soja | spaghetti di soia | fideos de cristal | massa de vidro | glasnoedels
gnocchi | Gnocchi, Kartoffelgnocchi | gnocchis | gnocchi, gnocchi di patate | ñoquis | nhoque | gnocchi
spaghetti | Spaghetti | spaghettis | spaghetti | espaguetis | | spaghetti
bread | Brot, Weißbrot, Toastbrot, Brötchen, Semmel, Bauernbrot, Mischbrot, Toast, Schrippe | pain, pain de mie, pain de campagne, tartine | pane, pane casereccio, pancarrè, pan carré | pan, pan de molde, pan rallado grueso, barra de pan | pão, pão de forma, carcaça | brood, witbrood, broodje
rye bread | Roggenbrot, Schwarzbrot, Vollkornbrot | pain de seigle | pane di segale | pan de centeno | pão de centeio | roggebrood
baguette | Stangenbrot | baguette | | | cacete | stokbrood
brioche | Brioche | brioche | pan brioche | brioche | brioche | brioche
croissant | Hörnchen | croissant | cornetto | cruasán | croissant | croissant
breadcrumb | Semmelbrösel, Paniermehl, Brösel, Weckmehl | chapelure, panure, mie de pain | pangrattato, pan grattato, pane grattugiato | pan rallado, pan molido | pão ralado, farinha de rosca | paneermeel, broodkruim
panko | Pankomehl | chapelure panko, chapelure japonaise | panko | panko | panko | panko
crouton | Croûton, Brotwürfel | croûton | crostini di pane, crostino | picatostes, crutón | crouton | crouton
pretzel | Brezel, Breze, Laugenbrezel | bretzel | | | | 
flour tortilla | Weizentortilla | tortilla de blé | tortilla di grano, piadina | tortilla de harina, tortilla de trigo | tortilha de trigo | tarwetortilla
corn tortilla | Maistortilla | tortilla de maïs | tortilla di mais | tortilla de maíz | tortilha de milho | maistortilla
puff pastry | Blätterteig | pâte feuilletée | pasta sfoglia, sfoglia | hojaldre, masa de hojaldre | massa folhada | bladerdeeg
shortcrust pastry | Mürbeteig, Mürbteig | pâte brisée, pâte sablée | pasta frolla, pasta brisée | masa quebrada | massa quebrada, massa areada | kruimeldeeg, zandtaartdeeg
choux pastry | Brandteig | pâte à choux | pasta choux, pasta bignè | pasta choux | massa choux | kookdeeg, soezendeeg
filo pastry | Filoteig, Strudelteig, Yufkateig | pâte filo, pâte phyllo, feuille de brick | pasta fillo | pasta filo, masa filo | massa filo | filodeeg
pizza dough | Pizzateig | pâte à pizza | impasto per pizza, pasta per pizza | masa de pizza | massa de pizza | pizzadeeg
sponge cake | Biskuit, Biskuitboden | génoise, biscuit génoise | pan di spagna | bizcocho | pão de ló | biscuitdeeg, biscuitgebak
ladyfinger | Löffelbiskuit | biscuits à la cuillère, biscuit cuillère, boudoirs | savoiardi, savoiardo | bizcochos de soletilla | palitos la reine, biscoito champanhe | lange vingers
crepe | Crêpe, Pfannkuchen, Palatschinken | crêpe, galette de froment | crespella | crepe | crepe | flensje, pannenkoek
waffle | Waffel | gaufre | | gofre | | wafel
cracker | Cracker | cracker, biscuit salé | cracker | galleta salada | bolacha de água e sal | cracker
seitan | Seitan | seitan | seitan | seitán | seitan | seitan
chicken stock | Hühnerbrühe, Geflügelfond, Geflügelbrühe, Hühnerfond | fond de volaille, bouillon de volaille, bouillon de poule, bouillon de poulet | brodo di pollo | caldo de pollo, fondo de ave | caldo de galinha, caldo de frango | kippenbouillon, kippenfond
beef stock | Rinderbrühe, Rinderfond, Fleischbrühe, Rindsuppe | bouillon de bœuf, fond de bœuf | brodo di manzo, brodo di carne | caldo de carne, caldo de res, fondo de carne | caldo de carne | runderbouillon, runderfond, vleesbouillon
veal stock | Kalbsfond, Kalbsjus | fond de veau, jus de veau | fondo di vitello, fondo bruno | fondo de ternera | fundo de vitela | kalfsfond
fish stock | Fischfond, Fischbrühe | fumet, fumet de poisson, fond de poisson | fumetto di pesce, brodo di pesce | caldo de pescado, fumet de pescado | caldo de peixe | visfond, visbouillon
lobster stock | Hummerfond, Krustentierfond | fumet de homard, fond de homard | | caldo de langosta | caldo de lagosta | kreeftenfond
vegetable stock | Gemüsebrühe, Gemüsefond | bouillon de légumes, fond de légumes | brodo vegetale, brodo di verdure | caldo de verduras, caldo vegetal | caldo de legumes | groentebouillon
demi-glace | Demi-Glace | demi-glace | | | | 
gravy | Bratensoße, Bratensauce, Bratenjus | jus de viande, sauce brune | sugo d'arrosto | jugo de carne | molho de carne | jus
roux | Mehlschwitze, Einbrenne | roux | roux | | | roux
bechamel sauce | Béchamel, Béchamelsauce | béchamel, sauce béchamel, sauce mornay | besciamella | bechamel, besamel | bechamel | bechamelsaus
hollandaise sauce | Hollandaise, Sauce Hollandaise | hollandaise, sauce hollandaise | salsa olandese | salsa holandesa | molho holandês | hollandaisesaus
bearnaise sauce | Béarnaise, Sauce Béarnaise | béarnaise, sauce béarnaise | salsa bernese | salsa bearnesa | molho béarnaise | bearnaisesaus
soy sauce | Sojasoße, Sojasauce, helle Sojasauce, dunkle Sojasauce | sauce soja, sauce de soja | salsa di soia | salsa de soja, salsa de soya | molho de soja, shoyu | sojasaus, ketjap
oyster sauce | Austernsauce, Austernsoße | sauce d'huître, sauce aux huîtres | salsa di ostriche | salsa de ostras | molho de ostras | oestersaus
fish sauce | Fischsauce, Fischsoße | sauce de poisson, sauce poisson | salsa di pesce, colatura di alici | salsa de pescado | molho de peixe | vissaus
worcestershire sauce | Worcestersauce, Worcestersoße | sauce worcestershire, sauce worcester | salsa worcester, salsa worcestershire | salsa worcestershire, salsa inglesa, salsa perrins | molho inglês | worcestersaus
teriyaki sauce | Teriyakisauce | sauce teriyaki | salsa teriyaki | salsa teriyaki | molho teriyaki | teriyakisaus
barbecue sauce | Barbecuesauce, BBQ-Sauce, Grillsauce | sauce barbecue | salsa barbecue | salsa barbacoa | molho barbecue | barbecuesaus
shrimp paste | Garnelenpaste, Krabbenpaste | pâte de crevettes | pasta di gamberi | pasta de camarón, pasta de gambas | pasta de camarão | trassi, garnalenpasta
red curry paste | rote Currypaste | pâte de curry rouge | pasta di curry rosso | pasta de curry rojo | pasta de caril vermelho | rode currypasta
green curry paste | grüne Currypaste | pâte de curry vert | pasta di curry verde | pasta de curry verde | pasta de caril verde | groene currypasta
peanut sauce | Erdnusssauce, Erdnusssoße | sauce cacahuète, sauce aux cacahuètes | salsa di arachidi | salsa de cacahuete, salsa de maní | molho de amendoim | pindasaus
satay sauce | Satésauce, Sataysauce | sauce satay, sauce saté | salsa satay | salsa satay | molho satay | satésaus
mayonnaise | Mayonnaise, Majonäse, Mayo | mayonnaise | maionese | mayonesa, mahonesa | maionese | mayonaise
vegan mayonnaise | vegane Mayonnaise, vegane Mayo | mayonnaise végane, mayonnaise vegan | maionese vegana | mayonesa vegana | maionese vegana, maionese vegan | vegan mayonaise
aioli | Aioli, Knoblauchmayonnaise | aïoli | | alioli, ajoaceite | | aioli, knoflookmayonaise
tartar sauce | Remouladensauce, Tatarsauce | sauce tartare | salsa tartara | salsa tártara | molho tártaro | tartaarsaus
remoulade | Remoulade | rémoulade, sauce rémoulade | | | | remouladesaus
ketchup | Ketchup, Tomatenketchup | ketchup | ketchup | kétchup, salsa kétchup | ketchup | ketchup, tomatenketchup
mustard | Senf, Speisesenf, mittelscharfer Senf, süßer Senf | moutarde | senape | mostaza | mostarda | mosterd
dijon mustard | Dijonsenf, Dijon-Senf | moutarde de dijon | senape di digione | mostaza de dijon | mostarda de dijon | dijonmosterd
whole grain mustard | Körnersenf, körniger Senf, grober Senf | moutarde à l'ancienne, moutarde en grains | senape in grani, senape antica | mostaza antigua, mostaza en grano | mostarda antiga | grove mosterd
mustard seed | Senfkörner, Senfsaat | graines de moutarde | semi di senape | semillas de mostaza | sementes de mostarda | mosterdzaad
mustard oil | Senföl | huile de moutarde | olio di senape | aceite de mostaza | óleo de mostarda | mosterdolie
tomato sauce | Tomatensauce, Tomatensoße | sauce tomate, coulis de tomate | sugo di pomodoro, salsa di pomodoro | salsa de tomate, tomate frito | molho de tomate | tomatensaus
pesto | Basilikumpesto, grünes Pesto | pesto | pesto, pesto genovese | pesto | pesto | pesto
tapenade | Olivenpaste, Tapenade | tapenade | paté di olive | paté de aceitunas, olivada | pasta de azeitona | tapenade, olijventapenade
horseradish sauce | Sahnemeerrettich, Sahnekren | sauce raifort | salsa al rafano | | | mierikswortelsaus
vinaigrette | Vinaigrette, Essig-Öl-Dressing | vinaigrette | vinaigrette | vinagreta | vinagrete | vinaigrette
caesar dressing | Caesar-Dressing, Cäsardressing | sauce césar | salsa caesar | salsa césar, aderezo césar | molho césar | caesardressing
yeast extract | Hefeextrakt | extrait de levure | estratto di lievito | extracto de levadura | extrato de levedura | gistextract
yeast | Hefe, Frischhefe, Trockenhefe, Germ | levure, levure de boulanger, levure boulangère | lievito, lievito di birra | levadura | fermento, fermento de padeiro, levedura | gist
baking powder | Backpulver, Natron, Weinsteinbackpulver | levure chimique, poudre à lever, bicarbonate | lievito per dolci, bicarbonato | levadura química, polvo de hornear, bicarbonato | fermento em pó, bicarbonato | bakpoeder, baksoda
malt extract | Malzextrakt, Gerstenmalz, Malz | extrait de malt, malt d'orge, malt | estratto di malto, malto d'orzo, malto | extracto de malta, malta de cebada, malta | extrato de malte, malte de cevada | moutextract, gerstemout, mout
vinegar | Essig, Branntweinessig, Tafelessig | vinaigre, vinaigre blanc, vinaigre d'alcool | aceto | vinagre | vinagre | azijn, natuurazijn
wine vinegar | Weinessig | vinaigre de vin | aceto di vino | vinagre de vino | vinagre de vinho | wijnazijn
white wine vinegar | Weißweinessig | vinaigre de vin blanc | aceto di vino bianco, aceto bianco | vinagre de vino blanco | vinagre de vinho branco | wittewijnazijn
red wine vinegar | Rotweinessig | vinaigre de vin rouge | aceto di vino rosso | vinagre de vino tinto | vinagre de vinho tinto | rodewijnazijn
sherry vinegar | Sherryessig | vinaigre de xérès | aceto di sherry | vinagre de jerez | vinagre de xerez | sherryazijn
apple cider vinegar | Apfelessig | vinaigre de cidre | aceto di mele | vinagre de manzana, vinagre de sidra | vinagre de maçã, vinagre de sidra | appelazijn
balsamic vinegar | Balsamico, Balsamicoessig, Balsamessig | vinaigre balsamique | aceto balsamico, balsamico | vinagre balsámico, vinagre de módena | vinagre balsâmico | balsamicoazijn
rice vinegar | Reisessig | vinaigre de riz | aceto di riso | vinagre de arroz | vinagre de arroz | rijstazijn
malt vinegar | Malzessig | vinaigre de malt | aceto di malto | vinagre de malta | vinagre de malte | moutazijn
oil | Öl, Speiseöl, Bratöl | huile | olio | aceite | óleo | olie
vegetable oil | Sonnenblumenöl, Rapsöl, Pflanzenöl, Frittieröl | huile végétale, huile de tournesol, huile de colza, huile neutre, huile de friture | olio di semi, olio di semi di girasole, olio di girasole, olio vegetale | aceite de girasol, aceite vegetal, aceite de colza | óleo vegetal, óleo de girassol, óleo alimentar | zonnebloemolie, plantaardige olie, raapolie, koolzaadolie, arachidevrije olie
olive oil | Olivenöl, natives Olivenöl | huile d'olive, huile d'olive vierge | olio d'oliva, olio extravergine d'oliva, olio evo, olio extravergine | aceite de oliva, aceite de oliva virgen, aceite de oliva virgen extra, aove | azeite, azeite virgem extra, azeite de oliva | olijfolie
sesame oil | Sesamöl | huile de sésame | olio di sesamo | aceite de sésamo | óleo de sésamo, óleo de gergelim | sesamolie
peanut oil | Erdnussöl | huile d'arachide, huile d'arachides | olio di arachidi, olio di semi di arachide, olio di arachide | aceite de cacahuete, aceite de maní | óleo de amendoim | arachideolie, pindaolie
walnut oil | Walnussöl | huile de noix | olio di noci | aceite de nuez | óleo de noz | walnootolie
hazelnut oil | Haselnussöl | huile de noisette | olio di nocciole | aceite de avellana | óleo de avelã | hazelnootolie
coconut oil | Kokosöl, Kokosfett | huile de coco | olio di cocco | aceite de coco | óleo de coco | kokosolie, kokosvet
soybean oil | Sojaöl | huile de soja | olio di soia | aceite de soja | óleo de soja | sojaolie
truffle oil | Trüffelöl | huile de truffe | olio al tartufo | aceite de trufa | azeite de trufa | truffelolie
almond | Mandel, Mandelblättchen, Mandelstifte, Mandelsplitter | amande, amandes effilées | mandorla, mandorle a lamelle | almendra | amêndoa | amandel, amandelschaafsel
almond milk | Mandelmilch, Mandeldrink | lait d'amande, boisson aux amandes | latte di mandorla | leche de almendra, leche de almendras, bebida de almendras | leite de amêndoa, bebida de amêndoa | amandelmelk, amandeldrank
almond paste | Mandelpaste | pâte d'amande | pasta di mandorle, pasta di mandorla | pasta de almendra | pasta de amêndoa | amandelspijs
marzipan | Marzipan, Marzipanrohmasse | massepain | marzapane | mazapán | maçapão | marsepein
frangipane | | frangipane, crème d'amande | frangipane | | | frangipane
hazelnut | Haselnuss, gemahlene Haselnüsse | noisette | nocciola | avellana | avelã | hazelnoot
hazelnut paste | Haselnusspaste | pâte de noisette | pasta di nocciole | pasta de avellana | pasta de avelã | hazelnootpasta
chocolate hazelnut spread | Nuss-Nougat-Creme, Nussnougatcreme | pâte à tartiner | crema di nocciole, crema gianduia | crema de cacao y avellanas | creme de avelã | chocoladepasta, hazelnootchocoladepasta
gianduja | Nussnougat, Nougatmasse, Haselnussnougat | | gianduia | | | 
walnut | Walnuss, Walnusskerne, Baumnuss | cerneaux de noix, noix de grenoble | noce, gherigli di noce | nuez, nuez de castilla | noz | walnoot
cashew | Cashew, Cashewkerne, Cashewnuss, Kaschunuss | noix de cajou | anacardo, anacardi | anacardo, nuez de la india, marañón | caju, castanha de caju | cashew, cashewnoot
pecan | Pekannuss, Pecannuss | noix de pécan, pécan | noce pecan, noci pecan | pacana, nuez pecana | noz pecã, noz-pecã | pecannoot
brazil nut | Paranuss | noix du brésil | noce del brasile, noci del brasile | nuez de brasil, coquito de brasil | castanha do pará, castanha do brasil | paranoot
pistachio | Pistazie, Pistazienkerne | pistache | pistacchio, granella di pistacchio | pistacho, pistache | pistácio, pistache | pistache, pistachenoot
pistachio paste | Pistazienpaste, Pistaziencreme | pâte de pistache | pasta di pistacchio, crema di pistacchio | pasta de pistacho, crema de pistacho | pasta de pistácio | pistachepasta
macadamia | Macadamianuss | noix de macadamia | noce macadamia, noci macadamia | nuez de macadamia | noz macadâmia, macadâmia | macadamianoot
pine nut | Pinienkern | pignon, pignon de pin, pignons de pin | pinolo, pinoli | piñón | pinhão | pijnboompit
chestnut | Kastanie, Marone, Esskastanie | châtaigne, marron | castagna, marrone | castaña | castanha | kastanje
mixed nuts | Nussmischung | mélange de noix | frutta secca mista | | | gemengde noten, notenmix
peanut | Erdnuss, Erdnusskerne | cacahuète, cacahouète, arachide | arachide, nocciolina americana, noccioline | cacahuete, cacahuate, maní | amendoim | pinda, pindanoot
peanut butter | Erdnussbutter, Erdnussmus | beurre de cacahuète, beurre de cacahuètes, beurre d'arachide | burro di arachidi, burro d'arachidi | mantequilla de cacahuete, crema de cacahuete, mantequilla de maní, crema de cacahuate | manteiga de amendoim | pindakaas
sesame seed | Sesam, Sesamsamen, Sesamsaat | sésame, graines de sésame | sesamo, semi di sesamo | sésamo, semillas de sésamo, ajonjolí | sésamo, sementes de sésamo, gergelim | sesam, sesamzaad
tahini | Tahin, Tahina, Sesampaste, Sesammus | tahin, purée de sésame, crème de sésame | tahina, crema di sesamo | tahín, tahini, pasta de sésamo | tahine, pasta de sésamo | tahin, sesampasta
hummus | Humus, Hummus | houmous | hummus | humus | húmus | hummus
halva | Halwa | halva | | | | 
nougat | Nougat weiß, türkischer Honig | nougat | torrone | turrón | torrão, nogado | noga
praline | Krokant | pralin, praliné | pralinato, croccante | garrapiñado | | praliné
sugar | Zucker, Kristallzucker, Feinzucker | sucre, sucre en poudre, sucre semoule, sucre cristal | zucchero, zucchero semolato | azúcar, azúcar blanco, azúcar blanquilla | açúcar, açúcar branco | suiker, kristalsuiker, basterdsuiker
brown sugar | brauner Zucker, Rohrzucker, Rohrohrzucker | sucre roux, cassonade, vergeoise | zucchero di canna | azúcar moreno, azúcar mascabado | açúcar mascavado, açúcar amarelo | bruine suiker, rietsuiker
powdered sugar | Puderzucker, Staubzucker | sucre glace | zucchero a velo | azúcar glas, azúcar glass, azúcar en polvo | açúcar em pó, açúcar de confeiteiro | poedersuiker
vanilla | Vanille, Vanillezucker, Vanilleschote, Vanillemark | vanille, gousse de vanille, sucre vanillé | vaniglia, vanillina, bacca di vaniglia | vainilla, azúcar vainillado | baunilha, vagem de baunilha | vanille, vanillesuiker, vanillestokje
maple syrup | Ahornsirup | sirop d'érable | sciroppo d'acero | sirope de arce, jarabe de arce, miel de maple | xarope de ácer | ahornsiroop, esdoornsiroop
glucose syrup | Glukosesirup | sirop de glucose | sciroppo di glucosio | jarabe de glucosa | xarope de glucose | glucosestroop
agave | Agavendicksaft, Agavensirup | sirop d'agave | sciroppo d'agave | sirope de agave, jarabe de agave | xarope de agave | agavesiroop
molasses | Melasse, Zuckerrübensirup | mélasse | melassa | melaza | melaço | melasse, stroop
simple syrup | Läuterzucker, Zuckersirup | sirop de sucre | sciroppo di zucchero | almíbar, jarabe de azúcar | xarope de açúcar, calda de açúcar | suikersiroop, suikerstroop
jam | Konfitüre, Marmelade | confiture | confettura, marmellata | mermelada | doce de fruta, compota | jam
marshmallow | Marshmallow | guimauve | | malvavisco | | spekje
dark chocolate | Zartbitterschokolade, Bitterschokolade, dunkle Schokolade, Zartbitterkuvertüre | chocolat noir | cioccolato fondente | chocolate negro, chocolate amargo | chocolate negro, chocolate preto | pure chocolade
milk chocolate | Milchschokolade, Vollmilchschokolade | chocolat au lait | cioccolato al latte | chocolate con leche | chocolate de leite | melkchocolade
white chocolate | weiße Schokolade | chocolat blanc | cioccolato bianco | chocolate blanco | chocolate branco | witte chocolade
chocolate | Schokolade, Kuvertüre | chocolat, chocolat de couverture | cioccolato, cioccolata | chocolate | chocolate | chocolade
cocoa powder | Kakao, Kakaopulver, Backkakao | cacao, cacao en poudre | cacao, cacao amaro | cacao, cacao en polvo | cacau, cacau em pó | cacao, cacaopoeder
cocoa butter | Kakaobutter | beurre de cacao | burro di cacao | manteca de cacao | manteiga de cacau | cacaoboter
tofu | Tofu | tofu | tofu | tofu | tofu | tofu, tahoe
soy milk | Sojamilch, Sojadrink | lait de soja, boisson au soja | latte di soia, bevanda di soia | leche de soja, bebida de soja | leite de soja, bebida de soja | sojamelk, sojadrank
soy cream | Sojasahne, Sojacreme | crème de soja, crème soja | panna di soia | nata de soja | natas de soja | sojaroom
soybean | Soja, Sojabohne | soja, graine de soja | soia, fagiolo di soia | soja, soya | soja | soja, sojaboon
textured soy protein | Sojaschnetzel, Sojagranulat, Sojaprotein | protéines de soja, protéines de soja texturées | granulato di soia, proteine di soia | soja texturizada, proteína de soja | soja texturizada, proteína de soja | sojabrokken, soja-eiwit
lecithin | Sojalecithin, Lecithin | lécithine de soja, lécithine | lecitina di soia, lecitina | lecitina de soja, lecitina | lecitina de soja, lecitina | sojalecithine, lecithine
oat milk | Hafermilch, Haferdrink | lait d'avoine, boisson à l'avoine | latte d'avena, bevanda d'avena | leche de avena, bebida de avena | leite de aveia, bebida de aveia | havermelk, haverdrank
oat cream | Hafersahne, Hafercuisine | crème d'avoine | panna d'avena | nata de avena | natas de aveia | haverroom
rice milk | Reismilch, Reisdrink | lait de riz, boisson au riz | latte di riso | leche de arroz | bebida de arroz, leite de arroz | rijstmelk
coconut milk | Kokosmilch | lait de coco | latte di cocco | leche de coco | leite de coco | kokosmelk
coconut cream | Kokoscreme, Kokossahne | crème de coco | crema di cocco, panna di cocco | crema de coco | creme de coco | kokosroom
vegan butter | vegane Butter, Pflanzenmargarine | beurre végétal | burro vegetale | mantequilla vegetal | manteiga vegetal | plantaardige boter
water | Wasser | eau | acqua | agua | água | water
ice | Eiswürfel | glaçons | ghiaccio | hielo | gelo | ijsblokjes
coffee | Kaffee | café | caffè | café | café | koffie
espresso | Espresso | expresso, ristretto | caffè espresso | café expreso, café solo | café expresso, bica | espresso
tea | Tee | !thé | !tè | !té | !chá | thee
black tea | Schwarztee, schwarzer Tee | thé noir | tè nero | té negro | chá preto | zwarte thee
green tea | Grüntee, grüner Tee | thé vert | tè verde | té verde | chá verde | groene thee
wine | Wein, Kochwein | vin, vin de cuisine | vino | vino | vinho | wijn
red wine | Rotwein | vin rouge | vino rosso | vino tinto | vinho tinto | rode wijn
white wine | Weißwein | vin blanc, vin blanc sec | vino bianco | vino blanco | vinho branco | witte wijn
sparkling wine | Sekt, Schaumwein, Perlwein | vin mousseux, vin pétillant | spumante, vino frizzante | vino espumoso, espumoso | vinho espumante, espumante | mousserende wijn
champagne | Champagner | champagne | | champán | champanhe | champagne
port | Portwein | porto | porto | oporto, vino de oporto | vinho do porto, porto | portwijn, port
sherry | Sherry | xérès | sherry | jerez, vino de jerez | xerez, vinho de xerez | sherry
marsala | Marsalawein | marsala | marsala | | | 
vermouth | Wermut | vermouth | vermut | vermú, vermut | vermute | vermout
beer | Bier, helles Bier | bière, bière blonde | birra | cerveza | cerveja | bier, pils
non-alcoholic beer | alkoholfreies Bier, Bier alkoholfrei, Malzbier | bière sans alcool | birra analcolica | cerveza sin alcohol | cerveja sem álcool | alcoholvrij bier, malt bier
non-alcoholic wine | alkoholfreier Wein, Wein alkoholfrei, alkoholfreier Sekt | vin sans alcool, vin désalcoolisé | vino analcolico | vino sin alcohol | vinho sem álcool | alcoholvrije wijn
wheat beer | Weizenbier, Weißbier, Hefeweizen | bière blanche | birra di frumento, birra weiss | cerveza de trigo | cerveja de trigo | witbier, tarwebier
hard cider | Apfelwein, Most | cidre | sidro | sidra | sidra | cider
liqueur | Likör | liqueur | liquore | licor | licor | likeur
schnapps | Schnaps, Obstler, Obstbrand, Klarer | | | aguardiente | | jenever
advocaat | Eierlikör | | vov | | | advocaat
sangria | Sangria | | | sangría | | 
brandy | Weinbrand | eau-de-vie, brandy | acquavite | brandy, coñac | aguardente, conhaque | brandewijn
rum | Rum | rhum | rum | ron | rum | rum
vodka | Wodka | vodka | vodka | vodka | vodka | wodka
kirsch | Kirschwasser | kirsch | | | | kirsch
orange liqueur | Orangenlikör | liqueur d'orange | liquore all'arancia | licor de naranja | licor de laranja | sinaasappellikeur
orange juice | Orangensaft | jus d'orange | succo d'arancia | zumo de naranja, jugo de naranja | sumo de laranja, suco de laranja | sinaasappelsap
apple juice | Apfelsaft | jus de pomme | succo di mela | zumo de manzana | sumo de maçã | appelsap
sparkling water | Sprudel, Sprudelwasser | eau gazeuse, eau pétillante | acqua frizzante, acqua gassata | agua con gas | água com gás | bruiswater, spuitwater
mineral water | Mineralwasser | eau minérale | acqua minerale | agua mineral | água mineral | mineraalwater
`
