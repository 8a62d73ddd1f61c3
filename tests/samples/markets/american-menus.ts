/** Short menus of restaurants in the United States with words of other languages and few signs of money. */
export const americanMenus: Readonly<Record<string, string>> = {
  trattoria:
    'INSALATE E ZUPPE\nCaesar salad 12\nMinestrone 9\nPASTE\nRigatoni alla vodka 22\nTagliatelle al ragù 24\nDOLCI\nTiramisù 10',
  osteria:
    'ANTIPASTI\nBurrata con prosciutto 18\nCalamari fritti 16\nSECONDI\nSaltimbocca alla romana 29\nBranzino al forno 34',
  pizzeria:
    'PIZZE ROSSE\nMargherita 16.50\nDiavola 18.50\nPIZZE BIANCHE\nQuattro formaggi 19\nContorni\nBroccolini 9.50',
  enoteca:
    'VINI BIANCHI\nPinot Grigio 2022 13 48\nVermentino di Sardegna 14 52\nVINI ROSSI\nBarbera d’Asti 15 56',
  gelateria: 'GELATO\nCono piccolo 5\nCoppa media 7\nCoppa grande 9\nCon panna 1',
  taqueria:
    'TACOS\nCarnitas 4\nAl pastor 4\nLengua 4.50\nBURRITOS\nPollo asado 11\nBEBIDAS\nAgua de jamaica 3.50',
  cantina:
    'ANTOJITOS\nQueso fundido con chorizo 12\nGuacamole y totopos 11\nPLATOS FUERTES\nMole de pollo 21\nEnchiladas verdes 18',
  cevicheria:
    'CEVICHES\nClásico de pescado 19\nMixto con mariscos 22\nCALIENTES\nLomo saltado 24\nArroz con pollo 18',
  tapas:
    'TAPAS\nPatatas bravas 9\nGambas al ajillo 15\nCroquetas de jamón 11\nVINO\nRioja crianza 13\nAlbariño 14',
  paella:
    'PARA PICAR\nPan con tomate 8\nPAELLAS\nPaella de la casa 38\nFideuà de mariscos 42\nPOSTRES\nFlan 9',
  cuban:
    'ENTRADAS\nTostones con mojo 8\nCARNES\nRopa vieja con arroz y frijoles 19.95\nVaca frita 21.95\nCafé con leche 3.75',
  pupuseria: 'PUPUSAS\nQueso con loroco 3.25\nRevueltas 3.25\nPOSTRES\nPlátanos con crema 6.50',
  rums: 'RON\nRon Barceló 12\nRon Zacapa 23 18\nRon Abuelo 7 años 11\nRon Diplomático 14\nCÓCTELES\nMojito 13',
  bistro:
    'ENTRÉES\nSoupe à l’oignon 12\nEscargots de Bourgogne 16\nPLATS\nSteak frites 34\nMoules marinières 26\nDESSERTS\nCrème brûlée 11',
  brasserie:
    'FRUITS DE MER\nHuîtres, la demi-douzaine 21\nLES PLATS\nConfit de canard aux lentilles 31\nBlanquette de veau 33',
  creperie:
    'GALETTES\nComplète: jambon, œuf et fromage 15\nForestière 16\nCRÊPES SUCRÉES\nBeurre et sucre 8\nChocolat et banane 10',
  boulangerie:
    'VIENNOISERIES\nCroissant 4.25\nPain au chocolat 4.75\nPAINS\nBaguette de tradition 4.50\nPain de seigle 9',
  rotisserie:
    'POULET DU JOUR\nDemi-poulet rôti 19\nPoulet entier 34\nGARNITURES\nPommes purée 8\nHaricots verts 9',
  biergarten:
    'WÜRSTE\nBratwurst mit Sauerkraut 14\nCurrywurst mit Pommes 15\nVOM GRILL\nSchweinshaxe mit Knödel 27\nBIERE\nHefeweizen 9',
  delicatessen:
    'SUPPEN\nKartoffelsuppe 9\nHAUPTGERICHTE\nJägerschnitzel mit Spätzle 22\nRouladen mit Rotkohl 26\nNACHSPEISEN\nApfelstrudel 9',
  izakaya:
    'YAKITORI 焼き鳥\nMomo もも 6\nTsukune つくね 7\nNegima ねぎま 6.50\nSASHIMI 刺身\nHamachi はまち 19\nSake 日本酒 12',
  ramen: 'RAMEN ラーメン\nTonkotsu 豚骨 17\nShoyu 醤油 16\nMiso 味噌 16.50\nTOPPINGS\nAjitama 味玉 2.50',
  sushi: 'NIGIRI\nMaguro 7\nSake 6\nUni 14\nMAKI\nSpicy tuna 9\nRainbow roll 17',
  bulgogi: 'BBQ 구이\nGalbi 갈비 38\nBulgogi 불고기 32\nSTEW 찌개\nKimchi jjigae 김치찌개 16\nSoju 소주 15',
  cantonese: 'DIM SUM 點心\nHar gow 蝦餃 7.25\nSiu mai 燒賣 6.95\nBBQ 燒味\nRoast duck 燒鴨 28',
  sichuan:
    'COLD 凉菜\nMouthwatering chicken 口水鸡 14.95\nHOT 热菜\nMapo tofu 麻婆豆腐 16.95\nBoiled fish 水煮鱼 24.95',
  pho: 'PHỞ\nPhở tái 14\nPhở đặc biệt 16\nBÚN\nBún chả 17\nCà phê sữa đá 6',
  thai: 'CURRY แกง\nGreen curry แกงเขียวหวาน 16\nMassaman แกงมัสมั่น 17\nNOODLES\nPad see ew ผัดซีอิ๊ว 15',
  mezze: 'MEZZE مزة\nHummus حمص 9\nBaba ghanoush بابا غنوج 10\nGRILL مشاوي\nShish tawook شيش طاووق 21',
  falafel: 'PLATES צלחות\nFalafel פלאפל 14\nShakshuka שקשוקה 15\nSabich סביח 13',
  taverna: 'ΟΡΕΚΤΙΚΑ\nTzatziki Τζατζίκι 9\nSaganaki Σαγανάκι 14\nΚΥΡΙΑ\nMoussaka Μουσακάς 23\nLamb Αρνί 34',
  pierogi: 'ZUPY\nBarszcz czerwony 8\nŻurek z jajkiem 9\nPIEROGI\nRuskie z cebulą 15\nZ mięsem 16',
  smorgas: 'FÖRRÄTTER\nGravlax med hovmästarsås 16\nVARMRÄTTER\nKöttbullar med potatis 24\nWallenbergare 27',
  nordic: 'SMØRREBRØD\nSild med løg 12\nRoastbeef med remoulade 15\nDESSERTER\nÆblekage 9',
  lisboa:
    'PETISCOS\nPastéis de bacalhau 12\nChouriço assado 14\nPRATOS\nBacalhau à Brás 26\nArroz de marisco 34',
  rodizio:
    'CARNES\nPicanha 34\nFraldinha 31\nACOMPANHAMENTOS\nArroz e feijão 8\nPão de queijo 9\nBEBIDAS\nCaipirinha 14',
  jakarta: 'NASI\nNasi goreng ayam 15\nNasi padang 17\nMINUMAN\nEs teh manis 4',
  russian:
    'ЗАКУСКИ\nOlivier Оливье 12\nBlini Блины 14\nГОРЯЧЕЕ\nPelmeni Пельмени 18\nStroganoff Бефстроганов 26',
  waffles:
    'PANCAKES\nBlueberry stack 11\nBelgian waffle 13.25\nEggs and toast 12\nSECTION E\nMimosa 9\nBloody Mary 11',
  sections:
    'APPETIZERS\nShrimp cocktail 17\nCAD\nGrilled cod 24\nSEK\nSteak and eggs 28\nEUR\nPasta primavera 19',
}
