/** The same of vegetables, fruit, herbs and spices (see `animal-words.ts`). */
export const plantWords = `
celery | Sellerie, Staudensellerie, Stangensellerie, Bleichsellerie | céleri, céleri branche, céleri en branche | sedano, costa di sedano | apio | aipo | selderij, bleekselderij
celery root | Knollensellerie, Sellerieknolle | céleri-rave, céleri rave | sedano rapa | apionabo | aipo-rábano | knolselderij
celery seed | Selleriesamen | graines de céleri | semi di sedano | semilla de apio | sementes de aipo | selderijzaad
celery salt | Selleriesalz | sel de céleri | sale al sedano | sal de apio | sal de aipo | selderijzout
lovage | Liebstöckel | livèche | levistico | levístico | levístico | lavas
arugula | Rucola, Rauke | roquette | rucola, rughetta | rúcula | rúcula | rucola
broccoli | Brokkoli | brocoli | broccolo, broccoli | brócoli | brócolos | broccoli
brussels sprout | Rosenkohl | chou de bruxelles, choux de bruxelles | cavoletti di bruxelles | coles de bruselas | couve-de-bruxelas | spruitje, spruiten
cabbage | Kohl, Weißkohl, Spitzkohl, Weißkraut | chou, chou blanc, chou pointu | cavolo, cavolo cappuccio, verza | repollo, col | couve, repolho | kool, witte kool, spitskool
red cabbage | Rotkohl, Blaukraut | chou rouge | cavolo rosso | lombarda, col lombarda | couve-roxa | rode kool
savoy cabbage | Wirsing | chou vert, chou de savoie | verza | col rizada | couve-lombarda | savooiekool
cauliflower | Blumenkohl, Karfiol | chou-fleur | cavolfiore | coliflor | couve-flor | bloemkool
kale | Grünkohl | chou frisé, kale | cavolo nero, cavolo riccio | berza, kale | couve-galega | boerenkool
lettuce | Kopfsalat, Salat, Blattsalat, Eisbergsalat | laitue, salade verte, salade | lattuga, insalata | lechuga | alface | sla, kropsla
romaine lettuce | Romanasalat, Römersalat | laitue romaine, romaine | lattuga romana | lechuga romana | alface romana | romaine sla, bindsla
mixed greens | gemischter Salat, Blattsalate | mesclun, jeunes pousses | misticanza, insalata mista | mezclum, brotes tiernos | mistura de alfaces | gemengde sla
baby greens | Feldsalat, Vogerlsalat | mâche | valeriana, songino | canónigos | canónigos | veldsla
radicchio | Radicchio | trévise | radicchio | achicoria roja | radicchio | roodlof
endive | Chicorée | endive | indivia | endibia | endívia | witlof
chicory | Zichorie | chicorée | cicoria | achicoria | chicória | cichorei
spinach | Spinat, Blattspinat, Babyspinat | épinard, épinards | spinaci, spinacio | espinaca | espinafre | spinazie
swiss chard | Mangold | blette, bette | bietola, coste | acelga | acelga | snijbiet
watercress | Brunnenkresse | cresson | crescione | berro | agrião | waterkers
cress | Kresse | cresson alénois | | mastuerzo | | tuinkers
asparagus | Spargel, grüner Spargel | asperge, asperge verte | asparago, asparagi | espárrago, espárrago verde | espargo | asperge, groene asperge
white asparagus | weißer Spargel | asperge blanche | asparago bianco, asparagi bianchi | espárrago blanco | espargo branco | witte asperge
artichoke | Artischocke | artichaut | carciofo | alcachofa | alcachofra | artisjok
fennel | Fenchel, Fenchelknolle | fenouil | finocchio | hinojo | funcho | venkel
kohlrabi | Kohlrabi | chou-rave | cavolo rapa | colinabo | couve-rábano | koolrabi
rhubarb | Rhabarber | rhubarbe | rabarbaro | ruibarbo | ruibarbo | rabarber
avocado | Avocado | avocat | avocado | aguacate, palta | abacate | avocado
tomato | Tomate, Paradeiser, Strauchtomate | tomate | pomodoro, pomodori | tomate, jitomate | tomate | tomaat
cherry tomato | Kirschtomate, Cocktailtomate, Cherrytomate | tomate cerise, tomates cerises | pomodorino, pomodorini, ciliegini | tomate cherry, tomates cherry | tomate cereja, tomates cereja | kerstomaat, cherrytomaat
sun-dried tomato | getrocknete Tomaten | tomates séchées, tomate séchée | pomodori secchi, pomodoro secco | tomate seco | tomate seco | zongedroogde tomaat
tomato paste | Tomatenmark | concentré de tomate, concentré de tomates | concentrato di pomodoro, doppio concentrato di pomodoro | concentrado de tomate | concentrado de tomate, polpa de tomate | tomatenpuree
tomato puree | passierte Tomaten | purée de tomate, purée de tomates | passata di pomodoro, passata | puré de tomate, tomate triturado | polpa de tomate | gezeefde tomaten, passata
canned tomato | Dosentomaten, geschälte Tomaten | tomates pelées, tomates en conserve | pelati, pomodori pelati, polpa di pomodoro | tomate en conserva, tomate pelado | tomate pelado, tomate em lata | tomatenblokjes, gepelde tomaten
cucumber | Gurke, Salatgurke | concombre | cetriolo | pepino | pepino | komkommer
pickle | Gewürzgurke, Essiggurke, saure Gurke, Cornichon | cornichon | cetriolini, cetriolini sottaceto | pepinillo | pepino em conserva | augurk
eggplant | Aubergine, Melanzani | aubergine | melanzana | berenjena | beringela, berinjela | aubergine
zucchini | Zucchini, Zucchetti | courgette | zucchina, zucchine | calabacín | curgete, abobrinha | courgette
okra | Okraschote | gombo | gombo | quimbombó, okra | quiabo | okra
bell pepper | Paprika, Paprikaschote | poivron | peperone, peperoni | pimiento, pimiento morrón | pimento, pimentão | paprika
red bell pepper | rote Paprika | poivron rouge | peperone rosso | pimiento rojo | pimento vermelho | rode paprika
green bell pepper | grüne Paprika | poivron vert | peperone verde | pimiento verde | pimento verde | groene paprika
chile | Chili, Chilischote, Peperoni, Pfefferoni | piment, piment rouge | peperoncino | guindilla, chile, ají | malagueta, piripiri, pimenta | chilipeper, rode peper
chili flake | Chiliflocken | flocons de piment, piment en flocons | peperoncino in scaglie | copos de chile | flocos de piripiri | chilivlokken
green bean | grüne Bohnen, Prinzessbohnen, Fisolen, Buschbohnen | haricot vert, haricots verts | fagiolino, fagiolini | judía verde, judías verdes, ejote | feijão-verde | sperzieboon, haricots verts
bean | Bohne, Bohnenkerne | haricot, haricots | fagiolo, fagioli | alubia, frijol, judía, habichuela | feijão | boon, bonen
white bean | weiße Bohnen | haricots blancs, haricot blanc | fagioli bianchi, fagioli cannellini | alubia blanca, judías blancas | feijão branco | witte boon, witte bonen
black bean | schwarze Bohnen | haricots noirs | fagioli neri | frijol negro, alubia negra | feijão preto | zwarte bonen
kidney bean | Kidneybohnen | haricots rouges | fagioli rossi | alubia roja, frijol rojo | feijão vermelho | kidneybonen, bruine bonen
fava bean | dicke Bohnen, Saubohne | fève | fava, fave | haba | fava | tuinboon
chickpea | Kichererbse | pois chiche, pois chiches | cece, ceci | garbanzo | grão-de-bico, grão | kikkererwt
lentil | Linse, Berglinsen, Tellerlinsen | lentille, lentilles vertes | lenticchia, lenticchie | lenteja | lentilha | linze, linzen
red lentil | rote Linsen | lentilles corail | lenticchie rosse | lenteja roja | lentilha vermelha | rode linzen
green pea | Erbse, grüne Erbsen | petit pois, petits pois, pois | pisello, piselli | guisante, chícharo, arveja | ervilha | doperwt, erwt
snow pea | Zuckerschote, Kaiserschote | pois gourmand, pois gourmands | taccole | tirabeque | ervilha torta | peultje
split pea | Schälerbsen | pois cassés | piselli spezzati | guisante partido | ervilha partida | spliterwt
edamame | Edamame | edamame, fèves de soja | edamame | edamame | edamame | edamame
bean sprout | Mungbohnensprossen, Sprossen | germes de haricot mungo, pousses de haricot mungo | germogli | brotes de soja chinos | rebentos de feijão | taugé
beet | Rote Bete, Rote Beete, Rote Rübe, Rande, Rahne | betterave, betterave rouge | barbabietola, rapa rossa | remolacha, betabel | beterraba | rode biet, biet, kroot
carrot | Karotte, Möhre, Mohrrübe, gelbe Rübe | carotte | carota | zanahoria | cenoura | wortel, peen, winterpeen
parsnip | Pastinake | panais | pastinaca | chirivía | pastinaca | pastinaak
potato | Kartoffel, Erdapfel, Kartoffelpüree ohne Milch, festkochende Kartoffeln, mehligkochende Kartoffeln | pomme de terre, pommes de terre, grenaille, pommes grenailles | patata, patate | patata, papa | batata | aardappel
french fry | Pommes frites, Pommes | frite, pommes frites | patatine fritte, patate fritte | patatas fritas, papas fritas | batatas fritas | friet, frieten, patat
sweet potato | Süßkartoffel | patate douce | patata dolce, patata americana | batata, boniato, camote | batata-doce, batata doce | zoete aardappel, bataat
radish | Radieschen, Rettich | radis | ravanello | rábano | rabanete | radijs, radijsje
turnip | Rübe, Mairübe, Navette | navet | rapa | nabo | nabo | raap, meiraap
rutabaga | Steckrübe, Kohlrübe | rutabaga | navone | colinabo sueco | rutabaga | koolraap
salsify | Schwarzwurzel | salsifis | scorzonera | salsifí | salsifi | schorseneer
sunchoke | Topinambur | topinambour | topinambur | tupinambo | tupinambo | aardpeer, topinamboer
horseradish | Meerrettich, Kren | raifort | rafano, cren | rábano picante, raíz picante | rábano picante | mierikswortel
ginger | Ingwer, Ingwerwurzel | gingembre | zenzero | jengibre | gengibre | gember
turmeric | Kurkuma, Gelbwurz | curcuma | curcuma | cúrcuma | açafrão-da-índia, curcuma | kurkuma
lemongrass | Zitronengras | citronnelle | citronella | hierba limón, citronela | erva-príncipe, capim-limão | citroengras
garlic | Knoblauch, Knoblauchzehe, Knofel | ail, gousse d'ail, gousses d'ail | aglio, spicchio d'aglio, spicchi d'aglio | ajo, diente de ajo, dientes de ajo | alho, dente de alho, dentes de alho | knoflook, knoflookteen, teentje knoflook
onion | Zwiebel, Gemüsezwiebel, Zwiebelwürfel, Küchenzwiebel | oignon, oignon jaune | cipolla, cipolla dorata | cebolla | cebola | ui, uien
red onion | rote Zwiebel | oignon rouge | cipolla rossa, cipolla di tropea | cebolla roja, cebolla morada | cebola roxa | rode ui
white onion | weiße Zwiebel | oignon blanc | cipolla bianca | cebolla blanca | cebola branca | witte ui
fried onion | Röstzwiebel | oignons frits | cipolla fritta | cebolla frita, cebolla crujiente | cebola frita | gebakken uitjes
shallot | Schalotte | échalote | scalogno | chalota, escalonia | chalota | sjalot
scallion | Frühlingszwiebel, Lauchzwiebel, Jungzwiebel | ciboule, oignon nouveau, cébette, cive | cipollotto | cebolleta, cebollino verde | cebolinho verde, cebola nova | lente-ui, bosui
leek | Lauch, Porree, Lauchstange | poireau | porro, porri | puerro | alho-francês, alho-porro | prei
chive | Schnittlauch | ciboulette | erba cipollina | cebollino | cebolinho | bieslook
pumpkin | Kürbis, Hokkaido, Hokkaidokürbis, Muskatkürbis | potiron, citrouille, potimarron, courge | zucca | calabaza | abóbora | pompoen
butternut squash | Butternusskürbis, Butternut | courge butternut, butternut, doubeurre | zucca butternut | calabaza cacahuete, calabaza violín | abóbora manteiga | flespompoen
corn | Mais, Maiskörner, Zuckermais, Kukuruz | maïs, maïs doux | mais, granoturco | maíz, elote | milho | maïs
mushroom | Pilz, Champignon, Egerlinge, Pilze | champignon, champignon de paris | fungo, funghi, champignon | champiñón, seta, hongo | cogumelo | champignon, paddenstoel
porcini | Steinpilz | cèpe | porcino, porcini, funghi porcini | boletus, hongo porcini | cogumelo porcini | eekhoorntjesbrood
chanterelle | Pfifferling, Eierschwammerl | girolle, chanterelle | finferli, gallinacci | rebozuelo | cantarelo | cantharel
oyster mushroom | Austernpilz, Austernseitling | pleurote | pleurotus, funghi pleurotus | seta ostra, seta de ostra | cogumelo ostra, pleuroto | oesterzwam
morel | Morchel | morille | spugnola | colmenilla | morchella | morielje
truffle | Trüffel | truffe | tartufo | trufa | trufa | truffel
seaweed | Alge, Algen | algue | alga | alga | alga | zeewier
apple | Apfel | pomme | mela | manzana | maçã | appel
apricot | Aprikose, Marille | abricot | albicocca | albaricoque, chabacano, damasco | alperce, damasco | abrikoos
dried apricot | getrocknete Aprikosen, Trockenaprikosen | abricots secs | albicocche secche | orejones | alperces secos, damascos secos | gedroogde abrikozen
banana | Banane | banane | banana | plátano, banana, guineo | banana | banaan
berry | Beere, Beeren, Waldbeeren | fruits rouges, baies | frutti di bosco | frutos rojos, bayas | frutos vermelhos, bagas | bosvruchten, bessen
blackberry | Brombeere | mûre | mora | zarzamora, mora | amora | braam
blackcurrant | schwarze Johannisbeere, Cassis | cassis | ribes nero | grosella negra | groselha preta | zwarte bes, cassis
redcurrant | Johannisbeere, rote Johannisbeere, Ribisel | groseille | ribes, ribes rosso | grosella | groselha | rode bes, aalbes
blueberry | Heidelbeere, Blaubeere | myrtille | mirtillo | arándano | mirtilo | blauwe bes, bosbes
cherry | Kirsche, Süßkirsche | cerise | ciliegia, ciliegie | cereza | cereja | kers
sour cherry | Sauerkirsche, Schattenmorelle, Weichsel | griotte | amarena, visciola | guinda | ginja | zure kers, morel
coconut | Kokosnuss | noix de coco | noce di cocco, cocco | coco | coco | kokosnoot, kokos
shredded coconut | Kokosraspel, Kokosflocken | noix de coco râpée, coco râpée | cocco rapè, cocco grattugiato | coco rallado | coco ralado | kokosrasp
cranberry | Cranberry, Preiselbeere | canneberge, airelle | mirtillo rosso | arándano rojo | arando, oxicoco | cranberry, veenbes
date | Dattel | datte | dattero | dátil | tâmara | dadel
fig | Feige | figue | fico, fichi | higo, breva | figo | vijg
dried fig | getrocknete Feigen | figues sèches | fichi secchi | higos secos | figos secos | gedroogde vijgen
grape | Traube, Weintraube | raisin frais, raisin blanc, raisin noir | uva | uva | uva | druif
raisin | Rosine, Korinthe | raisins secs, raisin sec | uvetta, uva passa, uva sultanina | pasa, uva pasa, pasas | uva passa, passas | rozijn
prune | Backpflaume, Dörrpflaume, Trockenpflaume | pruneau | prugna secca, prugne secche | ciruela pasa | ameixa seca | gedroogde pruim
plum | Pflaume, Zwetschge, Zwetschke | prune fraîche, quetsche, mirabelle | prugna, susina | ciruela | ameixa | pruim
dried fruit | Trockenfrüchte, Trockenobst | fruits secs sans noix | frutta essiccata | fruta deshidratada | fruta desidratada | gedroogd fruit, zuidvruchten
candied orange | Orangeat | orange confite, écorces d'orange confites | arancia candita, scorza d'arancia candita | naranja confitada | laranja cristalizada | gekonfijte sinaasappel
candied citron | Zitronat | cédrat confit | cedro candito | cidra confitada | cidrão | sukade
candied fruit | kandierte Früchte | fruits confits | canditi, frutta candita | fruta escarchada, fruta confitada | fruta cristalizada | gekonfijt fruit
gooseberry | Stachelbeere | groseille à maquereau | uva spina | grosella espinosa | groselha-espinhosa | kruisbes
grapefruit | Grapefruit, Pampelmuse | pamplemousse | pompelmo | pomelo, toronja | toranja | grapefruit, pompelmoes
kiwi | Kiwi | kiwi | kiwi | kiwi | kiwi | kiwi
lemon | Zitrone, Zitronensaft, Zitronenschale, Zitronenabrieb | citron, jus de citron, zeste de citron | limone, succo di limone, scorza di limone | limón, zumo de limón, ralladura de limón | limão, sumo de limão, raspa de limão | citroen, citroensap, citroenrasp
lime | Limette, Limettensaft | citron vert, jus de citron vert | lime, succo di lime | lima, jugo de limón verde | lima, sumo de lima | limoen, limoensap
mandarin | Mandarine, Clementine | mandarine, clémentine | mandarino | mandarina | tangerina | mandarijn
mango | Mango | mangue | mango | mango | manga | mango
melon | Melone, Honigmelone | melon | melone | melón | melão, meloa | meloen
orange | Orange, Apfelsine, Orangenschale, Orangenabrieb | orange, zeste d'orange | arancia, scorza d'arancia | naranja, ralladura de naranja | laranja, raspa de laranja | sinaasappel
papaya | Papaya | papaye | papaia | papaya | papaia, mamão | papaja
passion fruit | Passionsfrucht, Maracuja | fruit de la passion | frutto della passione, maracuja | maracuyá, fruta de la pasión | maracujá | passievrucht
peach | Pfirsich | pêche | pesca, pesche | melocotón, durazno | pêssego | perzik
pear | Birne | poire | pera | pera | pera | peer
pineapple | Ananas | ananas | ananas | piña | ananás, abacaxi | ananas
pomegranate | Granatapfel, Granatapfelkerne | grenade, pépins de grenade | melagrana, melograno | granada | romã | granaatappel
quince | Quitte | coing | mela cotogna | membrillo | marmelo | kweepeer
raspberry | Himbeere | framboise | lampone | frambuesa | framboesa | framboos
strawberry | Erdbeere | fraise | fragola | fresa, frutilla | morango | aardbei
watermelon | Wassermelone | pastèque | anguria, cocomero | sandía | melancia | watermeloen
olive | Olive | olive | oliva | aceituna, oliva | azeitona | olijf
black olive | schwarze Oliven, schwarze Olive | olive noire, olives noires | olive nere, oliva nera | aceituna negra, aceitunas negras | azeitona preta, azeitonas pretas | zwarte olijf, zwarte olijven
green olive | grüne Oliven, grüne Olive | olive verte, olives vertes | olive verdi, oliva verde | aceituna verde, aceitunas verdes | azeitona verde, azeitonas verdes | groene olijf, groene olijven
caper | Kaper, Kapern | câpre | cappero, capperi | alcaparra | alcaparra | kappertje, kapper
sauerkraut | Sauerkraut | choucroute | crauti | chucrut | chucrute | zuurkool
basil | Basilikum | basilic | basilico | albahaca | manjericão | basilicum
bay leaf | Lorbeerblatt, Lorbeer | laurier, feuille de laurier | alloro, foglia di alloro | laurel, hoja de laurel | louro, folha de louro | laurierblad, laurier
chervil | Kerbel | cerfeuil | cerfoglio | perifollo | cerefólio | kervel
cilantro | Koriandergrün, frischer Koriander | coriandre fraîche, coriandre | coriandolo fresco, coriandolo | cilantro, culantro | coentros, coentro | verse koriander
coriander | Koriander, Koriandersamen | graines de coriandre, coriandre en poudre | semi di coriandolo | semilla de cilantro, cilantro molido | sementes de coentros | koriander, korianderzaad, ketoembar
dill | Dill | aneth | aneto | eneldo | endro, aneto | dille
herb | Kräuter, Gartenkräuter | herbes, fines herbes, bouquet garni | erbe aromatiche, erbe | hierbas, hierbas aromáticas | ervas, ervas aromáticas | kruiden
marjoram | Majoran | marjolaine | maggiorana | mejorana | manjerona | marjolein
mint | Minze, Pfefferminze | menthe | menta | menta, hierbabuena, yerbabuena | hortelã | munt
oregano | Oregano | origan | origano | orégano | orégãos, orégano | oregano
parsley | Petersilie | persil, persil plat | prezzemolo | perejil | salsa, salsinha | peterselie
rosemary | Rosmarin | romarin | rosmarino | romero | alecrim | rozemarijn
sage | Salbei | sauge | salvia | salvia | salva, sálvia | salie
savory | Bohnenkraut | sarriette | santoreggia | ajedrea | segurelha | bonenkruid
tarragon | Estragon | estragon | dragoncello | estragón | estragão | dragon
thyme | Thymian | thym | timo | tomillo | tomilho | tijm
salt | Salz, Speisesalz, Steinsalz | sel, sel fin, gros sel | sale, sale fino, sale grosso | sal, sal fina, sal gorda | sal, sal grosso | zout, keukenzout
sea salt | Meersalz | fleur de sel, sel de mer, sel de guérande | sale marino, fior di sale | sal marina, flor de sal | sal marinho, flor de sal | zeezout
pepper | Pfeffer | poivre | pepe | pimienta | pimenta moída | peper
black pepper | schwarzer Pfeffer | poivre noir | pepe nero | pimienta negra | pimenta preta | zwarte peper
white pepper | weißer Pfeffer | poivre blanc | pepe bianco | pimienta blanca | pimenta branca | witte peper
allspice | Piment | quatre-épices | pepe garofanato | pimienta de jamaica | pimenta da jamaica | piment
caraway seed | Kümmel | carvi, graines de carvi | cumino dei prati, kümmel | alcaravea | alcaravia | karwij, karwijzaad
cardamom | Kardamom | cardamome | cardamomo | cardamomo | cardamomo | kardemom
cayenne | Cayennepfeffer | piment de cayenne | pepe di cayenna, peperoncino di cayenna | cayena, pimienta de cayena | pimenta-caiena | cayennepeper
cinnamon | Zimt, Zimtstange | cannelle, bâton de cannelle | cannella | canela | canela | kaneel, kaneelstokje
clove | Nelke, Gewürznelke | clou de girofle, clous de girofle, girofle | chiodo di garofano, chiodi di garofano | clavo, clavo de olor | cravinho, cravo da índia | kruidnagel
cumin | Kreuzkümmel | cumin | cumino | comino | cominhos, cominho | komijn, djinten
curry powder | Currypulver, Curry | curry, poudre de curry | curry, curry in polvere | curry, curry en polvo | caril, caril em pó | kerriepoeder, kerrie
fennel seed | Fenchelsamen | graines de fenouil | semi di finocchio | semillas de hinojo | sementes de funcho | venkelzaad
juniper berry | Wacholderbeere, Wacholder | baie de genièvre, baies de genièvre, genièvre | bacca di ginepro, bacche di ginepro, ginepro | enebro, bayas de enebro | zimbro, bagas de zimbro | jeneverbes
nutmeg | Muskat, Muskatnuss | muscade, noix de muscade | noce moscata | nuez moscada | noz-moscada, noz moscada | nootmuskaat
paprika | Paprikapulver, edelsüßes Paprikapulver | paprika | paprika | pimentón, pimentón dulce | colorau, pimentão doce, paprica | paprikapoeder
saffron | Safran | safran | zafferano, pistilli di zafferano | azafrán | açafrão | saffraan
star anise | Sternanis | badiane, anis étoilé | anice stellato | anís estrellado | anis-estrelado | steranijs
aniseed | Anis | anis, anis vert | anice, semi di anice | anís | anis, erva-doce | anijs
licorice root | Süßholz | bâton de réglisse | radice di liquirizia | regaliz de palo | raiz de alcaçuz | zoethout
licorice | Lakritz, Lakritze | réglisse | liquirizia | regaliz | alcaçuz | drop
chia seed | Chiasamen | graines de chia, chia | semi di chia | semillas de chía, chía | sementes de chia | chiazaad
poppy seed | Mohn, Blaumohn | pavot, graines de pavot | semi di papavero | amapola, semillas de amapola | sementes de papoila | maanzaad
pumpkin seed | Kürbiskerne | graines de courge | semi di zucca | pepitas de calabaza | sementes de abóbora, pevides | pompoenpit
sunflower seed | Sonnenblumenkerne | graines de tournesol | semi di girasole | pipas de girasol, semillas de girasol | sementes de girassol | zonnebloempit
flax seed | Leinsamen | graines de lin | semi di lino | linaza, semillas de lino | sementes de linhaça, linhaça | lijnzaad
wheatgrass | Weizengras | herbe de blé | erba di grano | hierba de trigo | erva de trigo | tarwegras
water chestnut | Wasserkastanie | châtaigne d'eau | castagna d'acqua | castaña de agua | castanha-d'água | waterkastanje
`
