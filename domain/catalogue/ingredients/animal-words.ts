/**
 * What kitchens call meat, fish, dairy and eggs in other languages, an ingredient a line:
 * `ingredient | German | French | Italian | Spanish | Portuguese | Dutch`, words parted by commas, in the singular unless
 * only the plural is said. A word with `!` before it is read with its accents alone ("thé" isn't "the").
 */
export const animalWords = `
beef | Rind, Rindfleisch, Rinderfilet, Rinderbraten, Rindsbraten | bœuf, viande de bœuf | manzo, bue, carne di manzo | carne de res, res, ternera, carne de vacuno, vacuno | carne de vaca, carne bovina, bovino, novilho | rund, rundvlees, biefstuk
ground beef | Rinderhack, Rinderhackfleisch, Hackfleisch, Faschiertes, Rindfleisch gehackt | bœuf haché, viande hachée, steak haché | carne macinata, macinato, manzo macinato, carne trita | carne molida, carne picada | carne picada, carne moída | gehakt, rundergehakt
beef brisket | Rinderbrust | poitrine de bœuf | punta di petto | pecho de res | peito bovino | runderborst
beef cheek | Ochsenbacke, Rinderbacke, Ochsenbäckchen | joue de bœuf | guancia di manzo | carrillera, carrillada | bochecha de vaca | runderwang
beef shank | Beinscheibe, Rinderhesse | jarret de bœuf | muscolo di manzo | jarrete, morcillo | jarrete de vaca | schenkel
beef short rib | Rinderrippe, Querrippe | plat de côtes | costina di manzo | costilla de res | costela bovina, costela de vaca | runderrib
beef sirloin | Roastbeef, Rumpsteak | faux-filet, rumsteck, contre-filet | controfiletto | solomillo bajo, entrecot | alcatra, lombo de vaca | rosbief
beef tenderloin | Rinderlende, Filetsteak | filet de bœuf | filetto di manzo | solomillo, solomillo de ternera, filete de res | filé mignon, lombo de novilho | ossenhaas
ribeye steak | Entrecote, Entrecôte | entrecôte, côte de bœuf | costata, costata di manzo | chuletón, chuleta de buey | costeleta de novilho | entrecote
beef tongue | Rinderzunge | langue de bœuf | lingua di manzo | lengua de res | língua de vaca | rundertong
bone marrow | Knochenmark, Rindermark, Markknochen | moelle, os à moelle | midollo | tuétano | tutano | beenmerg
oxtail | Ochsenschwanz | queue de bœuf | coda di bue, coda alla vaccinara | rabo de toro, rabo de buey | rabo de boi | ossenstaart
tripe | Kutteln, Kaldaunen | tripe | trippa | callos, mondongo | tripas, dobrada, dobradinha | pens
beef jerky | Trockenfleisch | viande séchée | carne secca | cecina, tasajo | carne seca, charque | gedroogd vlees
beef bacon | Rinderbacon, Rinderspeck, Rinderschinkenspeck | bacon de bœuf, lardons de bœuf | pancetta di manzo | bacon de res, beicon de ternera | bacon de vaca | runderbacon, runderspek
beef ham | Rinderschinken | jambon de bœuf | prosciutto di manzo | jamón de ternera | | runderham
beef salami | Rindersalami | salami de bœuf, saucisson de bœuf | salame di manzo | salami de res, salami de ternera | | rundersalami
beef sausage | Rindswurst, Rinderwurst, Rinderbratwurst | saucisse de bœuf | salsiccia di manzo | salchicha de res, salchicha de ternera | | runderworst
lamb sausage | Lammwurst, Lammbratwurst | saucisse d'agneau | salsiccia di agnello | salchicha de cordero | | lamsworst
veal sausage | Kalbsbratwurst, Kalbswurst | saucisse de veau | salsiccia di vitello | salchicha de ternera blanca | | kalfsworst
beef gelatine | Rindergelatine | gélatine de bœuf | gelatina bovina | gelatina de res, gelatina bovina | gelatina bovina | rundergelatine
bresaola | Bündnerfleisch | viande des Grisons | bresaola | | | 
veal | Kalb, Kalbfleisch, Kalbsschnitzel | veau, viande de veau, escalope de veau | vitello, carne di vitello | carne de ternera lechal | vitela, carne de vitela | kalfsvlees, kalf
veal shank | Kalbshaxe | jarret de veau | stinco di vitello, ossobuco | osobuco | ossobuco | kalfsschenkel
veal sweetbread | Kalbsbries | ris de veau | animelle | mollejas | molejas | zwezerik
calf liver | Kalbsleber, Rinderleber | foie de veau | fegato di vitello, fegato | hígado de ternera | fígado de vitela | kalfslever
lamb | Lamm, Lammfleisch | agneau, viande d'agneau | agnello, abbacchio | cordero, carne de cordero | borrego, cordeiro, carne de borrego | lam, lamsvlees
ground lamb | Lammhack, Lammhackfleisch | agneau haché | macinato di agnello | cordero picado | borrego picado | lamsgehakt
lamb chop | Lammkotelett, Lammkarree | côtelette d'agneau, carré d'agneau | costoletta di agnello, costolette d'agnello | chuleta de cordero | costeleta de borrego | lamskotelet
lamb leg | Lammkeule | gigot, gigot d'agneau | cosciotto d'agnello | pierna de cordero | perna de borrego | lamsbout
lamb shank | Lammhaxe | souris d'agneau | stinco di agnello | jarrete de cordero | pernil de borrego | lamsschenkel
lamb shoulder | Lammschulter | épaule d'agneau | spalla di agnello | paletilla de cordero | pá de borrego | lamsschouder
mutton | Hammel, Hammelfleisch, Schaffleisch | mouton | montone, pecora | carnero | carneiro | schapenvlees
goat | Ziegenfleisch, Zicklein | chevreau, cabri | capretto | cabrito, chivo | cabrito | geitenvlees
rabbit | Kaninchen | lapin | coniglio | conejo | coelho | konijn
venison | Hirsch, Reh, Rehrücken, Wildbret, Hirschfleisch | chevreuil, cerf, venaison | cervo, capriolo | venado, ciervo, corzo | veado | hertenvlees, ree, hert
wild boar | Wildschwein | sanglier | cinghiale | jabalí | javali | wild zwijn, everzwijn
snail | Schnecke, Weinbergschnecke | escargot | lumaca | caracol | caracol, caracóis | slak, escargot
frog leg | Froschschenkel | cuisse de grenouille | cosce di rana | anca de rana | coxa de rã | kikkerbil
pork | Schwein, Schweinefleisch, Schweinebraten | porc, viande de porc | maiale, carne di maiale | cerdo, carne de cerdo, puerco | porco, carne de porco | varkensvlees, varken
ground pork | Schweinehack, Schweinehackfleisch, Mett | porc haché, chair à saucisse | macinato di maiale | cerdo picado, carne molida de puerco | carne de porco picada | varkensgehakt
pork belly | Schweinebauch | poitrine de porc | pancia di maiale | panceta de cerdo, tocino fresco, panceta | barriga de porco, entremeada | buikspek, varkensbuik
pork chop | Schweinekotelett, Kotelett | côte de porc, côtelette de porc | braciola di maiale | chuleta de cerdo | costeleta de porco | varkenskotelet, karbonade
pork loin | Schweinerücken | longe de porc | lonza, arista | lomo de cerdo, lomo | lombo de porco | varkensrug
pork tenderloin | Schweinefilet, Schweinelende | filet mignon de porc | filetto di maiale | solomillo de cerdo | lombinho de porco | varkenshaas
pork rib | Schweinerippe | travers de porc | costine di maiale | costilla de cerdo | entrecosto, costela de porco | varkensrib
pork shoulder | Schweineschulter, Schweinenacken | épaule de porc, échine de porc | spalla di maiale | paleta de cerdo | pá de porco | varkensschouder, procureur
pork hock | Schweinshaxe, Eisbein | jarret de porc | stinco di maiale | codillo | joelho de porco | varkensschenkel
pork trotter | Schweinefuß | pied de porc | piedino di maiale | manitas de cerdo | pé de porco | varkenspoot
pork liver | Schweineleber | foie de porc | fegato di maiale | hígado de cerdo | fígado de porco | varkenslever
pork fat | Schweinefett, Speckfett | gras de porc | grasso di maiale | grasa de cerdo | gordura de porco | varkensvet
lard | Schmalz, Schweineschmalz, Griebenschmalz | saindoux | strutto | manteca de cerdo | banha, banha de porco | reuzel
lardo | Rückenspeck, grüner Speck | lard gras | lardo | tocino | toucinho | rugspek
lardon | Speckwürfel | lardons, lardon, lard fumé | cubetti di pancetta | taquitos de tocino | cubos de bacon | spekreepje, spekblokje
bacon | Speck, Bauchspeck, Frühstücksspeck, Räucherspeck | bacon, poitrine fumée, lard | pancetta affumicata | beicon, bacon, tocineta | bacon, toucinho fumado | spek, ontbijtspek
ham | Schinken, Kochschinken, Hinterschinken | jambon, jambon blanc, jambon de paris | prosciutto cotto | jamón, jamón cocido, jamón de york | fiambre, presunto cozido | ham, gekookte ham
country ham | Landschinken, Rohschinken, roher Schinken | jambon de pays, jambon cru | | jamón del país | presunto | rauwe ham
prosciutto | Parmaschinken | jambon de parme | prosciutto crudo, crudo di parma | jamón de parma | presunto de parma | parmaham
serrano ham | Serranoschinken, Serrano-Schinken | jambon serrano | prosciutto serrano | jamón serrano | presunto serrano | serranoham
iberico ham | Iberico-Schinken | jambon ibérique | prosciutto iberico | jamón ibérico | presunto ibérico | ibericoham
speck | Südtiroler Speck | | speck | | | 
salami | Salami | salami | salame | salami, salchichón | salame | salami
pepperoni | Pepperonisalami, Pepperoniwurst | | salame piccante | | | 
saucisson | | saucisson sec | | | | droge worst
chorizo | Chorizowurst | | | chorizo | chouriço | 
pork sausage | Wurst, Bratwürstchen, Schweinswürstel | saucisse | | salchicha, longaniza | salsicha, linguiça | worst, saucijs, rookworst
italian sausage | | | salsiccia | | | 
bratwurst | Bratwurst | | | | | braadworst
blood sausage | Blutwurst | boudin noir | sanguinaccio | morcilla | morcela | bloedworst
hot dog | Wiener Würstchen, Frankfurter Würstchen, Frankfurter, Wiener | saucisse de francfort, saucisse de strasbourg | würstel | salchicha de frankfurt | salsicha frankfurt | knakworst
chicken | Huhn, Hähnchen, Hühnerfleisch, Hähnchenfleisch, Poulet, Hendl | poulet, volaille | pollo | pollo | frango, galinha | kip, kippenvlees
chicken breast | Hähnchenbrust, Hühnerbrust, Hähnchenbrustfilet | blanc de poulet, filet de poulet, suprême de volaille | petto di pollo | pechuga de pollo, pechuga | peito de frango | kipfilet
chicken thigh | Hähnchenschenkel, Hähnchenkeule | cuisse de poulet, haut de cuisse | coscia di pollo, sovracoscia | muslo de pollo, contramuslo | coxa de frango | kippendij
chicken wing | Hähnchenflügel, Chickenwings | aile de poulet | ala di pollo, alette di pollo | alita de pollo, alitas | asa de frango | kippenvleugel
chicken liver | Hühnerleber, Geflügelleber | foie de volaille | fegatini di pollo, fegatini | higaditos de pollo | fígado de galinha | kippenlever
turkey | Pute, Truthahn, Putenfleisch | dinde, dindon | tacchino | pavo, guajolote | peru, carne de peru | kalkoen
turkey bacon | Putenbacon, Putenspeck, Truthahnspeck | bacon de dinde, lardons de dinde, lardons de volaille | pancetta di tacchino | tocino de pavo, bacon de pavo, beicon de pavo | bacon de peru | kalkoenbacon, kalkoenspek
turkey ham | Putenschinken, Truthahnschinken, Geflügelschinken | jambon de dinde, jambon de volaille | prosciutto di tacchino | jamón de pavo, fiambre de pavo | fiambre de peru, presunto de peru | kalkoenham
turkey salami | Putensalami, Truthahnsalami, Geflügelsalami | salami de dinde, salami de volaille | salame di tacchino | salami de pavo | salame de peru | kalkoensalami
turkey sausage | Putenwurst, Truthahnwurst, Putenwiener | saucisse de dinde | salsiccia di tacchino | salchicha de pavo | salsicha de peru | kalkoenworst
chicken sausage | Geflügelwurst, Hähnchenwurst, Hühnerwurst | saucisse de volaille, saucisse de poulet | salsiccia di pollo | salchicha de pollo | salsicha de frango | kippenworst
turkey breast | Putenbrust | filet de dinde, blanc de dinde | petto di tacchino, fesa di tacchino | pechuga de pavo | peito de peru | kalkoenfilet
duck | Ente, Entenfleisch | canard | anatra | pato | carne de pato | eend
duck breast | Entenbrust | magret, magret de canard | petto d'anatra | magret de pato, pechuga de pato | peito de pato | eendenborst
duck leg | Entenkeule | cuisse de canard | coscia d'anatra | muslo de pato | perna de pato | eendenbout
duck confit | | confit de canard | anatra confit | confit de pato | confit de pato | gekonfijte eend
duck fat | Entenschmalz | graisse de canard | grasso d'anatra | grasa de pato | gordura de pato | eendenvet
foie gras | Gänseleber, Stopfleber | foie gras, foie gras de canard | fegato grasso | | | ganzenlever, eendenlever
goose | Gans, Gänsekeule | oie | oca | ganso, oca | ganso | gans
quail | Wachtel | caille | quaglia | codorniz | codorniz | kwartel
guinea fowl | Perlhuhn | pintade | faraona | pintada, gallina de guinea | galinha d'angola | parelhoen
fish | Fisch, Fischfilet | poisson, filet de poisson | pesce | pescado | peixe | vis, visfilet
white fish | Weißfisch | poisson blanc | pesce bianco | pescado blanco | peixe branco | witvis
anchovy | Sardelle, Anchovis, Sardellenfilet | anchois | acciuga, alice, acciughe sott'olio, alici | anchoa, boquerón | anchova, biqueirão | ansjovis
anchovy paste | Sardellenpaste | pâte d'anchois, crème d'anchois | pasta d'acciughe | pasta de anchoas | pasta de anchovas | ansjovispasta
carp | Karpfen | carpe | carpa | | | karper
catfish | Wels, Waller | poisson-chat, silure | pesce gatto | bagre | peixe-gato | meerval
cod | Kabeljau, Dorsch, Skrei | cabillaud, morue fraîche | merluzzo | bacalao fresco | bacalhau fresco | kabeljauw
salt cod | Stockfisch, Klippfisch | morue, morue salée, brandade | baccalà, stoccafisso | bacalao | bacalhau | stokvis
eel | Aal, Räucheraal | anguille | anguilla | anguila | enguia | paling, aal
flounder | Scholle, Flunder | plie, carrelet | platessa | platija | solha | schol, bot
grouper | Zackenbarsch | mérou | cernia | mero | garoupa, cherne | tandbaars
haddock | Schellfisch | églefin, aiglefin | eglefino | eglefino | arinca | schelvis
hake | Seehecht | merlu, colin | nasello | merluza | pescada | heek
halibut | Heilbutt | flétan | ippoglosso, halibut | fletán, halibut | alabote, halibute | heilbot
herring | Hering, Matjes, Rollmops | hareng | aringa | arenque | arenque | haring
mackerel | Makrele | maquereau | sgombro | caballa | cavala, sarda | makreel
mahi mahi | Goldmakrele | daurade coryphène | lampuga | dorado | dourado | goudmakreel
monkfish | Seeteufel | lotte, baudroie | coda di rospo, rana pescatrice | !rape | tamboril | zeeduivel
perch | Barsch, Egli, Flussbarsch | perche | pesce persico, persico | perca | perca | baars
pike | Hecht | brochet | luccio | lucio | lúcio | snoek
zander | Zander, Zanderfilet | sandre | lucioperca | lucioperca | lucioperca | snoekbaars
pollock | Seelachs, Köhler | lieu noir, lieu jaune | merluzzo carbonaro | abadejo | escamudo | koolvis
red mullet | Rotbarbe, Meerbarbe | rouget | triglia | salmonete | salmonete | mul, rode mul
red snapper | | vivaneau | | huachinango, pargo rojo | pargo | rode snapper
rockfish | Rotbarsch | rascasse, sébaste | scorfano | cabracho | rascasso | roodbaars
salmon | Lachs, Lachsfilet | saumon, pavé de saumon | salmone | salmón | salmão | zalm, zalmfilet
smoked salmon | Räucherlachs, geräucherter Lachs, Graved Lachs | saumon fumé | salmone affumicato | salmón ahumado | salmão fumado, salmão defumado | gerookte zalm
salmon roe | Lachskaviar, Keta-Kaviar | œufs de saumon | uova di salmone | huevas de salmón | ovas de salmão | zalmeitjes
sardine | Sardine | sardine | sarda, sardina | sardina | sardinha | sardine, sardientje
sea bass | Wolfsbarsch, Loup de Mer | bar, loup de mer | branzino, spigola | lubina, róbalo | robalo | zeebaars
sea bream | Dorade, Goldbrasse | daurade, dorade | orata | dorada, besugo | dourada | dorade, zeebrasem
skate | Rochen | raie, aile de raie | razza | raya | raia | rog
sole | Seezunge | sole | sogliola | lenguado | linguado | zeetong, sliptong
smoked trout | Räucherforelle, geräucherte Forelle | truite fumée | trota affumicata | trucha ahumada | truta fumada | gerookte forel
swordfish | Schwertfisch | espadon | pesce spada | pez espada, emperador | espadarte, peixe-espada | zwaardvis
trout | Forelle, Saibling, Lachsforelle | truite | trota | trucha | truta | forel
tuna | Thunfisch, Thun | thon | tonno | atún | atum | tonijn
canned tuna | Dosenthunfisch | thon en boîte, thon en conserve | tonno sott'olio, tonno in scatola | atún en conserva, atún en aceite | atum em lata | tonijn uit blik
turbot | Steinbutt | turbot | rombo | rodaballo | pregado, rodovalho | tarbot
whitebait | | petite friture | bianchetti | chanquetes | petinga | 
fish cake | Fischfrikadelle | accras, croquette de poisson | polpette di pesce | pastel de pescado | bolinho de bacalhau | viskoekje
fish finger | Fischstäbchen | bâtonnets de poisson | bastoncini di pesce | varitas de merluza | douradinhos | visstick
surimi | Krebsfleischimitat, Surimi | bâtonnets de surimi, surimi, bâtonnets de crabe | bastoncini di surimi | palitos de cangrejo, palitos de surimi | delícias do mar, palitos de caranguejo | krabstick, surimi
caviar | Kaviar | caviar | caviale | caviar | caviar | kaviaar
fish roe | Fischrogen, Rogen | œufs de poisson, œufs de lump | uova di pesce | huevas, huevas de pescado | ovas, ovas de peixe | viskuit
bottarga | | poutargue, boutargue | bottarga | hueva seca | | 
bonito flake | Bonitoflocken | flocons de bonite | | copos de bonito | | bonitovlokken
shrimp | Garnele, Krabbe, Nordseekrabbe, Riesengarnele, Crevette, Shrimps | crevette, crevette rose, crevettes grises, gamba | gambero, gamberetto, mazzancolla, gamberone, gambero rosso | gamba, camarón, langostino | camarão, gamba | garnaal, gamba, Hollandse garnaal
dried shrimp | getrocknete Garnelen | crevettes séchées | gamberi secchi | camarón seco | camarão seco | gedroogde garnalen
langoustine | Kaisergranat, Scampi | langoustine | scampo, scampi | cigala | lagostim | langoustine
lobster | Hummer, Languste | homard, langouste | astice, aragosta | bogavante, langosta | lavagante, lagosta | kreeft
crab | Krebs, Krebsfleisch, Taschenkrebs, Krabbenfleisch | crabe, tourteau, chair de crabe | granchio, granseola, polpa di granchio | cangrejo, buey de mar, nécora, jaiba | caranguejo, sapateira | krab
crayfish | Flusskrebs, Flusskrebsschwänze | écrevisse | gambero di fiume | cangrejo de río | lagostim de rio | rivierkreeft
abalone | Seeohr | ormeau | orecchia di mare | abulón, abalón | abalone | zeeoor
clam | Venusmuschel, Teppichmuschel | palourde, praire | vongola, vongola verace | almeja, chirla | amêijoa, ameijoa | venusschelp
razor clam | Schwertmuschel | couteau de mer | cannolicchio | navaja | lingueirão, navalha | mesheft
cockle | Herzmuschel | coque, bucarde | | berberecho | berbigão | kokkel
cuttlefish | Sepia, Tintenfisch | seiche | seppia | sepia, choco | choco | zeekat, inktvis
mussel | Miesmuschel, Muschel, Pfahlmuschel | moule, moule de bouchot, moules de bouchot | cozza | mejillón | mexilhão | mossel
octopus | Krake, Oktopus, Pulpo | poulpe, pieuvre | polpo, piovra, moscardino | pulpo | polvo | octopus
oyster | Auster | huître | ostrica | ostra, ostión | ostra | oester
scallop | Jakobsmuschel | saint-jacques, noix de saint-jacques, coquille saint-jacques, pétoncle | capasanta, cappasanta, capesante | vieira, callo de hacha, zamburiña | vieira | coquille, sint-jakobsschelp, jakobsschelp
squid | Kalmar, Calamares, Calamari | calamar, encornet | calamaro, totano | calamar, chipirón | lula | pijlinktvis, calamares
squid ink | Sepiatinte, Tintenfischtinte | encre de seiche | nero di seppia | tinta de calamar | tinta de choco | inktvisinkt
whelk | Wellhornschnecke | bulot | | | búzio | wulk
periwinkle | Strandschnecke | bigorneau | | bígaro | burrié | alikruik
sea urchin | Seeigel | oursin | riccio di mare | erizo, erizo de mar | ouriço-do-mar | zee-egel
jellyfish | Qualle | méduse | medusa | medusa | alforreca | kwal
milk | Milch, Kuhmilch, Frischmilch | lait, lait de vache, lait entier, lait demi-écrémé | latte, latte vaccino | leche, leche de vaca | leite, leite de vaca | melk, koemelk
whole milk | Vollmilch | | latte intero | leche entera | leite gordo, leite inteiro | volle melk
goat milk | Ziegenmilch | lait de chèvre | latte di capra | leche de cabra | leite de cabra | geitenmelk
sheep milk | Schafsmilch | lait de brebis | latte di pecora | leche de oveja | leite de ovelha | schapenmelk
milk powder | Milchpulver, Magermilchpulver, Trockenmilch | lait en poudre | latte in polvere | leche en polvo | leite em pó | melkpoeder
condensed milk | Kondensmilch, gezuckerte Kondensmilch | lait concentré, lait concentré sucré | latte condensato | leche condensada | leite condensado | gecondenseerde melk
evaporated milk | Dosenmilch | lait évaporé | latte evaporato | leche evaporada | leite evaporado | koffiemelk
buttermilk | Buttermilch | babeurre, lait ribot, lait battu | latticello | suero de mantequilla | leitelho | karnemelk
whey | Molke, Molkenpulver, Molkenprotein, Süßmolkenpulver | petit-lait, lactosérum | siero di latte | suero de leche | soro de leite | wei, weipoeder
casein | Kasein, Milcheiweiß, Milchprotein | caséine, protéine de lait, protéines de lait | caseina, proteine del latte | caseína, proteína de leche | caseína, proteína do leite | caseïne, melkeiwit
lactose | Laktose, Milchzucker | lactose | lattosio | lactosa | lactose | lactose, melksuiker
heavy cream | Schlagsahne, Schlagobers, Schlagrahm, Obers, Sahne, Vollrahm | crème, crème liquide, crème entière, crème fleurette | panna, panna fresca, panna da montare | nata, nata para montar, crema de leche | natas, creme de leite | slagroom, room
cream | Rahm, Kaffeesahne, Kochsahne, Süßrahm | crème légère, crème de cuisson | panna da cucina | nata líquida, nata para cocinar | natas para culinária | kookroom
whipped cream | geschlagene Sahne, Sahnehaube | crème fouettée, chantilly, crème chantilly | panna montata | nata montada, crema batida, crema chantilly | chantilly, natas batidas | geslagen room
sour cream | Sauerrahm, Schmand, saure Sahne | crème aigre, crème acidulée | panna acida | nata agria, crema agria, crema ácida | natas azedas, creme azedo | zure room
creme fraiche | Crème fraîche | crème fraîche, crème fraîche épaisse, crème épaisse | | crema fresca | crème fraîche | crème fraîche
mexican crema | | | | crema mexicana | | 
butter | Butter, Süßrahmbutter, Markenbutter | beurre, beurre doux, beurre demi-sel, beurre salé | burro | mantequilla | manteiga | boter, roomboter
brown butter | braune Butter, Nussbutter | beurre noisette | burro nocciola | mantequilla avellana | manteiga noisette | bruine boter
clarified butter | Butterschmalz, Butterreinfett | beurre clarifié | burro chiarificato | mantequilla clarificada | manteiga clarificada | geklaarde boter
yogurt | Joghurt, Naturjoghurt, Jogurt | yaourt, yogourt, yaourt nature | yogurt, yogurt bianco | yogur, yogur natural | iogurte, iogurte natural | yoghurt
greek yogurt | griechischer Joghurt | yaourt grec | yogurt greco | yogur griego | iogurte grego | griekse yoghurt
quark | Topfen, Quark, Speisequark, Magerquark | | | queso quark | queijo quark | kwark
ice cream | Eis, Speiseeis, Eiscreme, Milcheis | crème glacée, glace, boule de glace | gelato alla crema | helado | gelado, sorvete de creme | roomijs, ijs
vanilla ice cream | Vanilleeis | glace vanille, glace à la vanille | gelato alla vaniglia | helado de vainilla | gelado de baunilha | vanille-ijs, vanilleijs
custard | Vanillesauce, Vanillesoße, Vanillepudding, Konditorcreme | crème anglaise, crème pâtissière | crema pasticcera, crema inglese | natillas, crema pastelera, crema inglesa | creme de pasteleiro, leite-creme | vla, banketbakkersroom
dulce de leche | | confiture de lait | | dulce de leche | doce de leite | 
caramel | Karamell, Karamellsauce | caramel, caramel au beurre salé | caramello, caramello salato, salsa mou | caramelo | caramelo | karamel
toffee | Toffee | | mou | toffee | | toffee
cheese | Käse, Reibekäse, geriebener Käse, Bergkäse, Schnittkäse, Hartkäse, Schafskäse, Schafkäse | fromage, fromage râpé, fromage à pâte dure | formaggio | queso, queso rallado, queso curado | queijo, queijo ralado | kaas, geraspte kaas
mozzarella | Mozzarella | mozzarella | mozzarella, fiordilatte, fior di latte | mozzarella | mozzarella, muçarela | mozzarella
buffalo mozzarella | Büffelmozzarella | mozzarella di bufala | mozzarella di bufala | mozzarella de búfala | mozzarella de búfala | buffelmozzarella
ricotta | Ricotta | ricotta | ricotta | requesón, ricotta | ricota, requeijão | ricotta
cream cheese | Frischkäse, Doppelrahmfrischkäse | fromage frais, fromage à tartiner | formaggio spalmabile, formaggio fresco | queso crema, queso de untar | queijo creme | roomkaas, smeerkaas
cottage cheese | Hüttenkäse, körniger Frischkäse | | fiocchi di latte | requesón cottage | queijo cottage | hüttenkäse
fromage blanc | | fromage blanc, faisselle | | | | 
mascarpone | Mascarpone | mascarpone | mascarpone | mascarpone | mascarpone | mascarpone
parmigiano reggiano | Parmesan | parmesan | parmigiano, parmigiano reggiano | parmesano, queso parmesano | parmesão, queijo parmesão | parmezaanse kaas, parmezaan
feta | Feta, Fetakäse | feta | feta | queso feta | queijo feta | feta
goat cheese | Ziegenkäse, Ziegenfrischkäse, Ziegenrolle | fromage de chèvre, chèvre, chèvre frais, bûche de chèvre, crottin de chèvre | formaggio di capra, caprino | queso de cabra | queijo de cabra | geitenkaas
blue cheese | Blauschimmelkäse, Edelpilzkäse | fromage bleu, bleu | formaggio erborinato | queso azul | queijo azul | blauwe kaas, blauwschimmelkaas
cheddar | Cheddar | cheddar | cheddar | queso cheddar | queijo cheddar | cheddar
gouda | Gouda | gouda | gouda | queso gouda | queijo flamengo, queijo gouda | goudse kaas
emmental | Emmentaler | emmental, emmenthal | emmental, emmentaler | emmental | queijo emmental | emmentaler
gruyere | Gruyère, Greyerzer | gruyère | gruviera, groviera | gruyer | queijo gruyère | gruyère
swiss cheese | | | | queso suizo | queijo suíço | 
pecorino | Pecorino | tomme de brebis, fromage de brebis | pecorino | queso de oveja | queijo de ovelha | schapenkaas
manchego | Manchego | manchego | manchego | queso manchego | queijo manchego | manchego
halloumi | Grillkäse, Halloumi | halloumi | halloumi | queso halloumi | queijo halloumi | halloumi
american cheese | Schmelzkäse, Scheibenkäse | fromage fondu | sottiletta, sottilette | queso americano, queso en lonchas | queijo fundido | smeltkaas
egg | Ei, Eier, Hühnerei, Vollei, Eigranulat | œuf, œuf entier, œuf dur | uovo, uova, uova fresche, uovo intero | huevo, huevo duro | ovo, ovos | ei, eieren, kippenei
egg yolk | Eigelb, Eidotter, Dotter | jaune d'œuf, jaunes d'œuf, jaunes d'œufs | tuorlo, tuorlo d'uovo, tuorli d'uovo, rosso d'uovo | yema, yema de huevo, yemas de huevo | gema, gema de ovo, gemas de ovo | eigeel, eierdooier, dooier
egg white | Eiweiß, Eiklar, Eischnee, Hühnereiweiß | blanc d'œuf, blancs d'œuf, blancs d'œufs, blanc en neige | albume, chiara d'uovo | clara, clara de huevo, claras de huevo | clara de ovo, claras de ovo | eiwit
quail egg | Wachtelei | œuf de caille, œufs de caille | uova di quaglia | huevo de codorniz, huevos de codorniz | ovo de codorniz, ovos de codorniz | kwartelei
meringue | Baiser, Meringue | meringue | meringa | merengue | merengue, suspiro | schuimgebak, meringue
honey | Honig | miel | miele | miel, miel de abeja | mel | honing
lemon curd | Zitronencreme | crème au citron | crema al limone | crema de limón | creme de limão | lemon curd
fish gelatine | Fischgelatine | gélatine de poisson | gelatina di pesce | gelatina de pescado | gelatina de peixe | visgelatine
pork gelatine | Schweinegelatine | gélatine de porc | gelatina di maiale | gelatina de cerdo | gelatina de porco | varkensgelatine
gelatine | Gelatine, Blattgelatine | gélatine, feuille de gélatine | gelatina, colla di pesce | gelatina, hoja de gelatina | gelatina | gelatine, gelatineblad
`
