/**
 * What owners write of their menus in other languages, a meaning a line: `English | German | French | Italian | Spanish |
 * Portuguese | Dutch`, phrases with commas between them, folded. Letters in parentheses may be absent. Foods that recipes
 * know are in the tables of ingredients.
 */

/** Words that show the language of a wish: no dish is called so. */
export const askingWords = `
no | kein(e), keinen, keiner, keinerlei, nichts, nichts mit, niemand isst, auf keinen fall, es gibt kein(e), es gibt keinen | pas de, pas d, pas du, pas des, aucun(e), rien, rien de, rien d, rien avec, rien a base de, jamais de, point de, il n y a plus de, il n y a plus d, il n y a pas de, il n y a pas d, n y a plus de, n y a plus d, n avons plus de, n avons plus d, n a plus de, n a plus d, n ai plus de, n en a plus de, personne ne mange, fini le(s), fini la | nessun(a), nessuno, niente, niente di, niente con, nulla di, nessun tipo di, mai piu, nessuno mangia | nada, nada de, nada con, nada que lleve, ningun(a), ningunos, ya no hay, no hay, no queda(n), que no lleve(n), que no tenga(n), no lleve(n), nadie come, nunca | nenhum(a), nada, nada de, nada com, sem nada de, ja nao ha, nao ha, ninguem come, nunca | geen, niets, niets met, geen enkel(e), niemand eet
not | nicht | pas, n est pas, ne sont pas | non | | nao | niet
without | ohne | sans | senza | sin | sem | zonder
we have no | wir haben kein(e), wir haben keinen | nous n avons pas de, nous n avons pas d, on n a pas de, nous n avons aucun | non abbiamo, non abbiamo piu, non c e, non ci sono | no tenemos, ya no tenemos | nao temos, ja nao temos | we hebben geen, wij hebben geen
we do not want | wir wollen kein(e), wir wollen keinen, wir mochten kein(e) | nous ne voulons pas de, nous ne voulons pas d, on ne veut pas de, on ne veut pas d, on ne veut plus de, on ne veut plus d, nous ne voulons plus de | non vogliamo | no queremos, no quiero | nao queremos, nao quero | we willen geen, wij willen geen
out of | ist aus, sind aus, ist ausverkauft, sind ausverkauft, ist alle, sind alle, ist ausgegangen, sind ausgegangen, ausverkauft, ist vorbei, ist zu ende, ist weg | est fini(e), sont fini(e)s, est epuise(e), sont epuise(e)s, est en rupture, sont en rupture, en rupture de, est terminee, nous manquons de, manque de | e finito, e finita, sono finiti, sono finite, abbiamo finito, finito, finiti, e esaurito, e esaurita, sono esauriti, sono esaurite, manca, mancano, ci manca, ci mancano | se acabo, se acabaron, se nos acabo, se nos acabaron, se ha(n) acabado, se nos ha(n) acabado, se termino, se terminaron, esta agotado, esta agotada, estan agotados, estan agotadas, nos falta(n), falta(n) | acabou, acabaram, acabou se, acabaram se, esgotou, esgotaram, esta esgotado, falta, faltam | is op, zijn op, is uitverkocht, zijn uitverkocht
is too expensive | ist zu teuer, sind zu teuer, ist zu teuer geworden, sind zu teuer geworden | est trop cher, est trop chere, sont trop chers, sont trop cheres, est devenu trop cher, coute trop cher | e troppo caro, e troppo cara, costa troppo, sono troppo cari, sono troppo care | es demasiado caro, esta muy caro, esta demasiado caro, es demasiado cara, esta muy cara | esta muito caro, esta muito cara, e muito caro | is te duur, zijn te duur
half of | die halfte der, die halfte von, die halfte des, die halfte | la moitie des, la moitie du, la moitie de, moitie des, moitie de | la meta dei, la meta delle, la meta degli, la meta del, meta dei, meta delle, meta degli, meta del | la mitad de los, la mitad de las, la mitad del, la mitad de, mitad de | a metade dos, a metade das, metade dos, metade das, metade do, metade da | de helft van de, de helft van het, de helft van
a third of | ein drittel der, ein drittel von, ein drittel | un tiers des, un tiers du, un tiers de | un terzo dei, un terzo delle, un terzo degli, un terzo del | un tercio de los, un tercio de las, un tercio del, un tercio de | um terco dos, um terco das, um terco do, um terco da | een derde van de, een derde van het, een derde van
two thirds of | zwei drittel der, zwei drittel von | les deux tiers des, deux tiers des | i due terzi dei, due terzi dei, due terzi delle, due terzi degli | dos tercios de los, dos tercios de las | dois tercos dos, dois tercos das | twee derde van de
a quarter of | ein viertel der, ein viertel von | un quart des, un quart de | un quarto dei, un quarto delle, un quarto degli | un cuarto de los, un cuarto de las, la cuarta parte de los, la cuarta parte de las | um quarto dos, um quarto das | een kwart van de
, of which | davon | dont | di cui, dei quali, delle quali | de los cuales, de las cuales, de ellos, de ellas | dos quais, das quais, deles, delas | waarvan, daarvan
only two | nur zwei | que deux, seulement deux | solo due | solo dos | so dois, so duas | maar twee
only three | nur drei | que trois | solo tre | solo tres | so tres | maar drie
can cost more | darf teurer sein, durfen teurer sein, darf mehr kosten, durfen mehr kosten | peut etre plus cher, peut couter plus, peuvent couter plus | puo costare di piu, possono costare di piu | puede costar mas, pueden costar mas, puede ser mas caro | pode custar mais, podem custar mais | mag duurder zijn, mogen duurder zijn, mag meer kosten
but with | | | | | mas com |
only one | nur ein(e), nur einen, nur ein einziger, nur ein einziges | un(e) seul(e), seulement un(e), pas plus d un(e) | un(a) sol(a), un solo, solo un(a), soltanto un(a), solamente un(a) | un(a) sola, un solo, solo un(a), solamente un(a), un unico | so um(a), apenas um(a), um so, uma so, um unico | maar een, slechts een, alleen een
out of | uns sind ausgegangen, ausgegangen | nous n avons plus de, il nous manque | ci sono finiti, ci sono finite, siamo senza | no nos queda(n), no queda(n), nos hemos quedado sin, nos falta(n), estamos sin | estamos sem, falta nos, acabou se o, acabou se a, acabaram se os, acabaram se as | is op, zijn op
did not come | ist heute nicht gekommen, ist nicht gekommen, sind nicht gekommen, sind heute nicht gekommen, kam nicht, kam heute nicht, nicht geliefert, wurde nicht geliefert, ist nicht da | n est pas arrive(e), ne sont pas arrive(e)s, n est pas venu(e), n a pas ete livre(e), n ont pas ete livre(e)s | non e arrivato, non e arrivata, non sono arrivati, non sono arrivate, non e venuto, non e stato consegnato | no ha llegado, no han llegado, no llego, no llegaron, no vino | nao chegou, nao chegaram, nao veio | is niet gekomen, zijn niet gekomen, is niet geleverd, niet geleverd
too many | zu viel(e), zuviel(e) | trop de, trop d | troppo, troppa, troppi, troppe | demasiado(s), demasiada(s), nos sobra(n) | demais, a mais, temos a mais | te veel
left over | ubrig, ist noch ubrig, sind noch ubrig, muss weg, mussen weg | il nous reste, il reste, a ecouler | ci resta, ci restano, ci avanza, ci avanzano, avanzati, avanzate | nos queda(n), ha sobrado, han sobrado | sobrou, sobraram, sobra nos, sobram nos | moet op, moeten op
everything | alles | tout | tutto | todo | tudo | alles
only | nur, ausschliesslich, nichts als, nichts ausser | seulement, seulement du, seulement des, uniquement, rien que, rien d autre que, que du, que des, exclusivement | solo, solamente, soltanto, unicamente, nient altro che, esclusivamente | solo, solamente, unicamente, nada mas que, exclusivamente, nomas | so, somente, apenas, unicamente, exclusivamente | alleen, alleen maar, enkel, uitsluitend
more | mehr | davantage de, davantage d | piu, un po piu di | mas | mais | meer
plenty of | viel, viele, jede menge, reichlich | beaucoup de, beaucoup d, plein de, plein d | molto, molta, molti, molte, tanto, tanta, tanti, tante | mucho, mucha, muchos, muchas, bastante | muito, muita, muitos, muitas | veel
fewer | weniger, wenig, wenige, nicht so viel(e), nicht zu viel(e), nicht zuviel | moins de, moins d, peu de, peu d, pas trop de, pas trop d | meno, poco, poca, pochi, poche, non troppo, non troppa, non troppi, non troppe | menos, poco, poca, pocos, pocas, no demasiado(s), no demasiada(s), no tanto(s), no tanta(s) | menos, pouco(s), pouca(s), nao muito(s), nao muita(s) | minder, weinig, niet te veel, niet zo veel
mild | nicht zu scharf, nicht so scharf, wenig scharf | pas trop epice, peu epice, pas trop releve | poco piccante, non troppo piccante | poco picante, no muy picante, que no pique, que no pique nada, que no piquen, que no piquen nada | pouco picante | niet te pittig
at least | mindestens, wenigstens | au moins, au minimum | almeno, come minimo | al menos, por lo menos, como minimo | pelo menos, ao menos, no minimo | minstens, ten minste, minimaal
at most | hochstens, maximal | au plus, au maximum, pas plus de, ne depassant pas | al massimo, non piu di | como maximo, como mucho, a lo sumo, no mas de | no maximo, nao mais de | hoogstens, hooguit, maximaal, niet meer dan
under | unter, weniger als | a moins de, en dessous de, moins cher que | sotto i, meno di, a meno di | menos de, por debajo de, por menos de | menos de, abaixo de, por menos de | minder dan, onder de
than | | que de, que d, que du | che di | | | dan
over | uber, mehr als | au dessus de | oltre, sopra, oltre i, sopra i, piu di | mas de, por encima de | mais de, acima de | meer dan, boven de
except | ausser, bis auf, mit ausnahme von, abgesehen von | sauf, excepte, hormis, a l exception de, a l exception des, a part | tranne, eccetto, fuorche, a eccezione di, ad eccezione di, a parte | excepto, salvo, menos el, menos la, menos los, menos las, a excepcion de, con excepcion de, aparte de | menos o, menos a, menos os, menos as, exceto, excepto, salvo, a excecao de, com excecao de | behalve, uitgezonderd, op na
instead of | statt, anstatt, anstelle von | au lieu de, au lieu des, au lieu du, a la place de, a la place des | invece di, invece del, invece della, invece dei, invece delle, al posto di, al posto del, al posto della | en vez de, en lugar de | em vez de, no lugar de | in plaats van
allergic to | allergisch gegen, allergisch auf | allergique a, allergique(s) au, allergique(s) aux, allergiques a | allergico a, allergico al, allergico alle, allergica a, allergica al, allergica alle, allergici a, allergici al, allergici ai, allergici alle | (soy )alergico a, (soy )alergico al, (soy )alergica a, (soy )alergica al, (soy )alergicos a, (soy )alergicos al, (soy )alergicas a, (soy )alergicas al, somos alergicos a, somos alergicos al | alergico a, alergico ao(s), alergica a, alergica ao(s), alergicos ao(s) | allergisch voor
allergy to | allergie gegen, allergie auf | allergie a, allergie au(x), allergies aux | allergia a, allergia al, allergia ai, allergia alla, allergia alle | alergia a, alergia al, alergias a, alergias al | alergia a, alergia ao(s) | allergie voor
intolerant to | intolerant gegen | intolerant a, intolerant au, intolerant(s) aux | intollerante a, intollerante al, intolleranti al | intolerante a, intolerante al | intolerante a, intolerante ao | intolerant voor
must have | es muss, muss dabei sein, es soll(en), auf jeden fall | il faut, il doit y avoir, il nous faut | ci deve essere, ci devono essere, ci vuole, ci vogliono, deve esserci, devono esserci | que haya, tiene que haber, debe haber, deben estar, no puede faltar, no pueden faltar | tem de haver, tem que haver, deve haver, que haja, nao pode faltar, nao podem faltar | er moet, er moeten
drop | wir streichen, streichen wir, raus mit | on enleve, on retire, enlevez, retirez, supprimez | togliamo, togliete, leviamo | quitamos, quitad, quita, quitemos | tiramos, retiramos | we schrappen, schrap
this week | diese woche | cette semaine | questa settimana | esta semana | esta semana | deze week
today | heute, heute abend | aujourd hui, ce soir | oggi, stasera | hoy, esta noche | hoje, esta noite | vandaag, vanavond
we want | wir wollen, wir mochten, ich mochte, ich will, wir hatten gern(e), ich hatte gern(e) | nous voulons, on veut, nous voudrions, on voudrait, je voudrais, je veux | vogliamo, vorremmo, vorrei, voglio | queremos, quiero, quisieramos, quisiera, nos gustaria | queremos, quero, gostariamos de, gostava de | we willen, wij willen, ik wil, graag
please | bitte | s il vous plait, svp, s il te plait | per favore, per piacere, grazie, per cortesia | por favor | por favor, se faz favor | alstublieft, alsjeblieft
is fine | ist in ordnung, sind in ordnung, ist erlaubt, sind erlaubt, ist okay, sind okay | est autorise(e), sont autorise(e)s, c est bon, ca va, est permis, sont permis | va bene, vanno bene | esta bien, estan bien, esta permitido, estan permitidos | esta bem, pode ser, podem ser | is goed, zijn goed, mag wel, mogen wel
two | zwei | deux | due | dos | dois, duas | twee
three | drei | trois | tre | tres | tres | drie
four | vier | quatre | quattro | cuatro | quatro | vier
five | funf | cinq | cinque | cinco | cinco | vijf
six | sechs | | | seis | seis | zes
asparagus season | spargelzeit, spargelsaison | | | | | aspergetijd, aspergeseizoen
our supplier let us down | unser lieferant hat uns im stich gelassen, der lieferant hat uns im stich gelassen | le fournisseur nous a lache(s), notre fournisseur nous a lache(s) | il fornitore ci ha lasciati a piedi, il fornitore ci ha mollati, il nostro fornitore ci ha mollati | el proveedor nos ha fallado, nos fallo el proveedor, nuestro proveedor nos ha fallado | o fornecedor falhou, o fornecedor nos deixou na mao | onze leverancier liet ons in de steek
`

/** Words between them, read only where one of those is. */
export const linkingWords = `
and | und, sowie | et | e, ed | y, e | e | en
or | oder | ou | o, oppure | o, u | ou | of
nor | noch, weder | ni | ne | ni | nem | noch
but | aber, sondern, dafur, jedoch | mais | ma, pero, bensi | pero, sino | mas, porem, mas sim | maar, wel, maar wel
with | mit | avec | con | con, lleve(n), que lleve(n), tenga(n), que tenga(n) | com | met
in | in, im, in der, in den, bei den, bei der, zu den, unter den | dans, dans le(s), dans la, en, pour le(s), chez les | nel(la), nei, nelle, negli, tra i, fra i, tra le | en, en el, en la(s), en los, entre los, entre las | em, na(s), no(s), nas, entre os, entre as | in, in de, bij, bij de
a | ein(e), einen, einem, einer, eines, eins | un(e) | un(a), uno | un(a), uno | um(a) | een
 | uns sind, uns ist, der, die, das, den, dem, des, vom, von, zum, als, ist, sind, es gibt, gibt es, wir haben, sein, soll(en), sollen sein, sollte(n) | le(s), la, l, du, des, de, de la, de l, d, au(x), a la, a l, il y a, nous, nous avons, on a, comme, est, sont, doivent etre, doit etre, que, en | il, lo, la, i, gli, le, l, del(la), dei, delle, degli, dello, di, d, al(la), ai, alle, c e, ci sono, abbiamo, che, come, sono, devono essere, da | el, la, los, las, de, del, de la, de los, de las, al, que, tenemos, hay, como, es, son, deben ser, lo | o, a, os, as, de, do(s), da(s), que, temos, ha, como, sao, devem ser, ao(s) | de, het, van, van de, er is, er zijn, we hebben, wij hebben, als
 | gericht(e) mit, speisen mit | plat(s) de, plat(s) d, plat(s) avec, plat(s) a base de, viande de | piatto di, piatti di, piatto con, piatti con, piatti a base di, carne di | plato(s) de, plato(s) con, plato(s) a base de, carne de | prato(s) de, prato(s) com, prato(s) a base de, carne de | gerecht(en) met, vlees van
`

/** What is asked for; owners take these words from any of the languages. */
export const thingWords = `
dishes | gericht(e), speise(n) | | piatto, piatti | plato(s) | prato(s) | gerecht(en)
meat dishes | fleischgericht(e) | | | | | vleesgerecht(en)
fish dishes | fischgericht(e) | | | | | visgerecht(en)
egg dishes | eiergericht(e) | | | | |
pizza | | | pizze | | |
pasta | nudelgericht(e), nudeln | pates | | fideos | massas | pastagerecht(en)
roast | sonntagsbraten, braten | | | | |
draft beer | bier(e) vom fass, fassbier(e) | bieres pression, biere pression | birra alla spina, birre alla spina | cerveza de barril, cerveza de grifo | cerveja de pressao, chope | bier van de tap
sandwiches | belegte brote | | | bocadillos, bocatas | sanduiches, sandes | broodje(s)
starters | vorspeise(n) | entree(s), hors d oeuvre(s) | antipasto, antipasti | entrante(s), entrada(s), primeros | entrada(s) | voorgerecht(en)
mains | hauptgericht(e), hauptgerichten, hauptspeise(n), hauptgang | plat(s), plat(s) principal, plats principaux | secondo, secondi, piatti principali, portate principali | plato(s) principal(es), segundos, plato(s) fuerte(s) | prato(s) principal, pratos principais | hoofdgerecht(en)
desserts | nachspeise(n), nachtisch, desserts, susses, sussspeise(n) | dessert(s) | dolce, dolci, dessert | postre(s) | sobremesa(s) | nagerecht(en), dessert(s), toetje(s)
sides | beilage(n) | accompagnement(s), garniture(s) | contorno, contorni | guarnicion(es), acompanamiento(s) | acompanhamento(s) | bijgerecht(en)
drinks | getrank(e), getranken | boisson(s) | bevanda, bevande | bebida(s) | bebida(s) | drank(en), drankje(s)
soups | suppe(n) | soupe(s), potage(s) | zuppa, zuppe, minestra, minestre | sopa(s) | sopa(s) | soep(en)
salads | salat(e), salaten | salade(s) | insalata, insalate | ensalada(s) | salada(s) | salade(s)
wines | wein(e) | vin(s) | vino, vini | vino(s) | vinho(s) | wijn(en)
red wines | rotwein(e) | vin(s) rouge(s) | vino rosso, vini rossi | vino(s) tinto(s) | vinho(s) tinto(s) | rode wijn(en)
white wines | weisswein(e) | vin(s) blanc(s) | vino bianco, vini bianchi | vino(s) blanco(s) | vinho(s) branco(s) | witte wijn(en)
beers | bier(e) | biere(s) | birra, birre | cerveza(s) | cerveja(s) | bier(en)
alcohol | alkohol | alcool | alcol, alcool, alcolici | alcohol | alcool | alcohol
menu | karte, speisekarte, menu, auf der karte | carte, menu, sur la carte, a la carte | menu, carta, in carta | menu, carta, en la carta | ementa, cardapio, menu | kaart, menu
guests | gast(e), gasten | client(s), convive(s), invite(s) | ospite, ospiti, cliente, clienti | cliente(s), invitado(s) | cliente(s), convidado(s) | gast(en)
meat | fleisch | viande(s) | carne, carni | carne(s) | carne(s) | vlees
mushrooms | pilz(e), pilzen | | | | |
red meat | rotes fleisch, rotem fleisch | viande(s) rouge(s) | carne rossa, carni rosse | carne(s) roja(s) | carne(s) vermelha(s) | rood vlees
shellfish | meeresfruchte, meeresfruchten, schalentiere | fruits de mer | frutti di mare | marisco(s), frutos de mar | marisco(s), frutos do mar | schaaldieren, schelpdieren, zeevruchten
fish | | | | | | vis
mustard | | | | | mostarda | 
peanuts | | | | | | pinda s
molluscs | weichtiere | mollusques | molluschi, mollusco | moluscos | moluscos | weekdieren
beef | | | | vaca | vaca | 
seafood | | de la mer | di mare | del mar | do mar | van de zee
crustaceans | krustentiere | crustaces | crostacei | crustaceos | crustaceos | 
vegetables | gemuse | legumes | verdura, verdure, ortaggi | verdura(s), vegetales, hortalizas | legumes, verduras, vegetais | groente(n)
nuts | nusse, nussen, nuss | noix, fruits a coque | frutta secca, frutta a guscio, noci e nocciole | frutos secos, nueces | frutos secos, nozes, frutos de casca rija | noten, noot
dairy | milchprodukte, milchprodukten, molkereiprodukte | produits laitiers, laitage(s) | latticini, latticino | lacteos, productos lacteos | laticinios, lacticinios | zuivel, zuivelproducten
gluten | gluten | gluten | glutine | gluten | gluten | gluten
gluten free | glutenfrei(e), glutenfreie(n), glutenfreies | | | | | glutenvrij(e)
vegetarian | vegetarisch(e), vegetarischen, vegetarisches | vegetarien(s), vegetarienne(s) | vegetariano, vegetariana, vegetariani, vegetariane | vegetariano(s), vegetariana(s) | vegetariano(s), vegetariana(s) | vegetarisch(e)
vegan | vegan(e), veganen, veganes | vegan(s), vegane(s), vegetalien(s) | vegano, vegana, vegani, vegane | vegano(s), vegana(s) | vegano(s), vegana(s) | veganistisch(e)
spicy | scharf, scharfe(s), scharfen | epice(s), epicee(s), piquant(s), releve(s) | piccante, piccanti | picante(s) | picante(s) | pittig(e)
very | sehr | tres, bien | | muy, bien | bem | heel, erg
offal | innereien | abats | frattaglie, interiora | casqueria, menudencias, visceras | miudos | orgaanvlees
fries | pommes frites | frites, pommes frites | patatine fritte | patatas fritas, papas fritas | batatas fritas | friet(en), frites
fried | frittiert(e), frittierten, frittiertes, fritiert(e), fritiertes | frit(s), frite(s), friture(s) | fritto, fritti, fritta, fritte, frittura, fritture | frito(s), frita(s), fritura(s) | frito(s), frita(s), frituras | gefrituurd(e), gefrituurds
grilled | vom holzkohlegrill, vom rost, gegrillt(e), gegrillten, gegrilltes, vom grill | grille(s), grillee(s) | grigliato, grigliata, grigliati, grigliate, alla griglia | a la parrilla, a la plancha, a la brasa | grelhado(s), grelhada(s) | gegrild(e), van de grill
smoked | gerauchert(e), geraucherten, geraucherter, gerauchertes | fume(s), fumee(s) | affumicato, affumicati, affumicata | ahumado(s), ahumada(s) | fumado(s), defumado(s) | gerookt(e)
raw | roh(e), rohen, roher, rohes, rohem | cru(s), crue(s) | crudo, cruda, crudi, crude | crudo(s), cruda(s) | cru(s), crua(s) | rauw(e)
cold | kalt(e), kalten, kaltes | froid(s), froide(s) | freddo, fredda, freddi, fredde | frio(s), fria(s) | frio(s), fria(s) | koud(e)
spanish | spanisch(e), spanischen | espagnol(s), espagnole(s) | spagnolo, spagnoli | espanol(es), espanola(s) | espanhol, espanhois | spaans(e)
italian | italienisch(e), italienischen | italien(s), italienne(s) | italiano, italiani, italiana, italiane | italiano(s), italiana(s) | italiano(s) | italiaans(e)
french | franzosisch(e), franzosischen | francais, francaise(s) | francese, francesi | frances(es), francesa(s) | frances(es) | frans(e)
greek | griechisch(e), griechischen | grec(s), grecque(s) | greco, greci | griego(s) | grego(s) | grieks(e)
fryer | fritteuse | friteuse | friggitrice | freidora | fritadeira | frituurpan, friteuse
season for | saison fur, zeit fur | la saison des, la saison du, la saison de la | la stagione dei, la stagione delle, la stagione degli | la temporada de, temporada de | a epoca de, epoca de | het seizoen van
dollars | dollar, euro | dollars, euros | dollari, euro | dolares, euros | dolares, reais, euros | dollar, euro
everywhere | uberall | partout | ovunque, dappertutto | en todas partes | em todo lado | overal
`
