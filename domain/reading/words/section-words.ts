/** Words that head a part of a menu in the languages of menus, in small letters. A heading has one of them. */
const words = new Set(
  [
    'starters starter appetizers appetizer appetisers appetiser nibbles snacks snack bites small plates sharing share shareables antipasti antipasto bar raw mains main entrees entrées entree entrée large principals grill grills roasts roast sides side extras salads salad soups soup bowls sandwiches sandwich burgers burger subs wraps wings pizza pizzas pies pasta pastas noodles ramen rice fried curries curry tacos burritos quesadillas tortas platters platter seafood fish shellfish meat meats steaks steak cuts chops poultry chicken vegetarian vegan vegetables veggies garden bread breads breakfast brunch lunch dinner supper kids kid children desserts dessert puddings pudding sweets sweet cakes cake pastries pastry bakery ice cream gelato sundaes scoops toppings sauces dips cheese cheeses drinks drink beverages beverage soft juices juice smoothies coffee coffees espresso tea teas hot cold cocktails cocktail mocktails aperitifs aperitif spirits spirit whisky whiskey gin rum vodka tequila mezcal beer beers ale ales lager lagers draft draught taps tap bottles bottled cans canned cider ciders wine wines red white rosé rose sparkling champagne port sherry digestifs specials special specialties favorites favourites classics signature signatures combos combo deals deal family feast set menu tasting prix fixe omakase course courses first second third happy hour late night all day to-go takeout catering packages package trays menu nigiri sashimi maki rolls roll hand specialty add-ons addons monday tuesday wednesday thursday friday saturday sunday week flights flight house',
    'france italy spain portugal germany austria greece hungary usa california oregon washington argentina chile australia zealand africa burgundy bordeaux loire alsace rhône champagne tuscany piedmont veneto rioja mosel new south north america europe fortified bubbles orange magnums magnum halves apps handhelds shots buckets boosters juices shakes omelettes omelets benedicts griddle eggs pancakes waffles deli bagels salads cold cuts noodles stir-fry stir-fries biryani tandoori',
    'weiß weiss rot rosé vorspeisen vorspeise suppen suppe salate salat hauptgerichte hauptgericht hauptspeisen hauptgänge fleisch fisch fischgerichte geflügel vom grill beilagen beilage saucen vegetarisch vegetarische vegane gerichte nudeln nudelgerichte schnitzel burger pizzen flammkuchen nachspeisen nachspeise nachtisch desserts dessert süßes süßspeisen eis eisbecher kuchen torten frühstück mittagstisch tageskarte tagesgericht vesper brotzeit kinder kinderkarte kleine kleines getränke alkoholfreie alkoholfrei heiße kalte kaffee tee säfte biere bier weine wein offene offen flaschenweine rotwein rotweine weißwein weißweine roséwein sekt schaumwein aperitif cocktails spirituosen schnäpse liköre spezialitäten menü menüs kugeln sorten',
    "blanc rouge entrées plats plat viandes viande poissons poisson fromages fromage desserts garnitures accompagnements salades soupes potages pâtes pizzas crêpes galettes tartes glaces glace sorbets coupes boissons vins vin rouges rouge blancs blanc rosés bières bière cidres apéritifs apéritif digestifs cocktails cafés café thés thé eaux formule formules menu menus enfant enfants ardoise suggestions spécialités tapas planches petit déjeuner huîtres fruits de mer hors-d’œuvre hors-d'œuvre",
    'blanco tinto entrantes entradas tapas raciones pinchos pintxos ensaladas ensalada sopas sopa cremas carnes carne pescados pescado mariscos arroces paellas verduras guarniciones acompañamientos platos principales segundos primeros postres postre quesos helados bebidas cervezas cerveza vinos vino tintos blancos rosados cavas cócteles café cafés desayunos almuerzo cena menú niños bocadillos tostas tacos antojitos burritos quesadillas tortas salsas aguas refrescos especialidades combinados',
    'bianco rosso antipasti primi secondi contorni dolci formaggi insalate zuppe carne pesce pizze pizza focacce panini bruschette gelati gelato coppe sorbetti granite frappè bevande bibite birre birra vini vino rossi bianchi rosati bollicine aperitivi cocktail digestivi amari caffè caffetteria tè colazione pranzo cena bambini menù fritti taglieri specialità gusti cialde',
    'entradas petiscos saladas sopas carnes peixes peixe mariscos massas acompanhamentos sobremesas queijos gelados bebidas cervezas cervejas vinhos vinho tintos brancos rosés sumos cafés pratos principais prato dia menu crianças',
    'voorgerechten hoofdgerechten nagerechten bijgerechten soepen salades vlees vis vegetarisch gerechten broodjes borrel borrelhapjes hapjes desserts dranken bieren wijnen wijn koffie thee kinderen kindermenu lunch diner ontbijt',
    'förrätter varmrätter efterrätter tillbehör drycker öl vin kaffe barnmeny snittar smørrebrød forretter hovedretter desserter drikke drikkevarer øl kage',
    '前菜 一品 料理 麺 ラーメン つけ麺 丼 ご飯 トッピング 餃子 飲み物 ドリンク 甘味 デザート 刺身 寿司 握り 巻物 焼き物 揚げ物 點心 点心 湯 汤 海鮮 海鲜 飯 面 麵 燒臘 烤鴨 小吃 甜品 飲品 饮料 素菜 豬肉 牛肉 雞 主菜 凉菜 热菜 밥 면 찌개 음료 반찬',
    'المقبلات مقبلات الباردة الساخنة السلطات سلطات الشوربات شوربة المشاوي مشاوي الأطباق أطباق الرئيسية الحلويات حلويات السندويشات المعجنات الأرز البحر فطور المشروبات مشروبات عصائر طازجة ساخنة باردة القهوة شاي الطبق الحلوى',
    'салати супи предястия основни ястия скара риба десерти гарнитури постни детско меню хляб сладко напитки бира вино ракия кафе безалкохолни',
    'entrants amanides carns peixos per picar torrades entrepans arrossos brasa postres begudes negres blancs caves cafès cerveses primers segons',
    'předkrmy studené polévky hlavní jídla moučníky dezerty saláty minutky ryby přílohy dětská dětské bezmasá bezmasé pivu těstoviny grilu steaky stálá nabídka speciality nápoje pivo točené lahvové víno vína nealko teplé destiláty káva míchané drinky předkrm polévka chod dezert hotovky hotová objednávku',
    'salater børnemenu havet grillen klassikere lune retter marken sødt kolde bord sult mellem brød natmad deling ost fad varme sodavand bobler snaps hvidvin rødvin forret mellemret hovedret velkomst lunsj smørbrød sjøen barnemeny småretter burgere mineralvann akevitt alkoholfritt forrett hovedrett hvitvin',
    'sallader pizzor smårätter barnens favoriter fisk skaldjur husmanskost burgare vegetariskt smörgåsar fat vitt rött bubbel flasköl fatöl förrätt varmrätt efterrätt mellanrätt buffé läsk sprit cider',
    'alkuruoat alkupalat pääruoat jälkiruoat keitot salaatit pizzat burgerit grillistä lasten lista kalaa kasvisruoat lisukkeet pikkunälkään makeaa jaettavaksi juomat oluet valkoviinit punaviinit viinit kahvit virvokkeet siiderit drinkit kuohuvat alkuruoka väliruoka pääruoka jälkiruoka',
    'forréttir aðalréttir eftirréttir súpur salöt fiskur kjöt barnamatseðill meðlæti smáréttir grillinu hamborgarar drykkir bjór vín kaffi kokteilar forréttur aðalréttur eftirréttur',
    'eelroad supid pearoad magustoidud salatid lastele burgerid pastad näksid lisandid kala grillilt kõrvale joogid õlled veinid kohv kokteilid eelroog supp pearoog magustoit praed',
    'uzkodas zupas pamatēdieni deserti salāti bērniem zivis piedevas alus grila saldajam pankūkas dzērieni vīni kafija tēja kokteiļi uzkoda zupa pamatēdiens deserts',
    'užkandžiai sriubos karštieji patiekalai desertai salotos vaikams žuvis garnyrai alaus saldu gėrimai alus vynai kava arbata kokteiliai užkandis sriuba karštas patiekalas desertas',
    'előételek levesek főételek desszertek saláták halételek köretek tészták gyerekeknek készételek frissensültek savanyúságok szárnyasok sertésből vegetáriánus pizzák italok üdítők csapolt sör sörök borok kávé pálinkák koktélok rövidek előétel leves főétel desszert',
    'przystawki zupy dania główne desery sałatki pierogi ryby dodatki dzieci makarony burgery śniadania grilla napoje zimne ciepłe gorące piwo piwa wina wino kawa kawy herbata herbaty drinki wódki soki przystawka zupa danie deser zestaw mięsne jarskie rybne pizze',
    'predjedlá polievky hlavné jedlá múčniky šaláty prílohy bezmäsité detské špeciality cestoviny káva polievka jedlo dezert dezerty',
    'predjela juhe glavna jela deserti prilozi riblja tjestenine roštilja peke slatki najmlađe mora gotova pića piva vina topli napitci žestoka sokovi predjelo juha glavno jelo desert salate čorbe dezerti rakije doručak kuvana posno sladice jedi predjedi priloge žara malice testenine pijače napitki žganja sladica glavne',
    'aperitive ciorbe supe feluri principale deserturi garnituri salate paste pește grătar preparate pui meniu copii dulce post băuturi bere vinuri cafea ceai răcoritoare tărie limonade desert aperitiv',
    'закуски супы горячие холодные блюда салаты десерты гарниры паста гриле пельмени вареники завтраки рыба мясо выпечка детское соусы напитки пиво вино чай кофе лимонады настойки крепкий крепкое алкоголь первое второе десерт салат пицца роллы суши',
    'основні страви перші другі десерти гарніри сніданки напої кава наливки лимонади перше друге супи салати риба вареники мʼясо піца',
    'ορεκτικά σαλάτες κυρίως πιάτα ψάρια ώρας μαγειρευτά γλυκά επιδόρπια ζυμαρικά σούπες σχάρα σχάρας θαλασσινά μέση ούζο ποτά μπίρες μπύρες κρασιά αναψυκτικά καφέδες τσίπουρο πρώτο πιάτο επιδόρπιο μεζέδες',
    'çorbalar başlangıçlar mezeler ana yemekler kebaplar salatalar tatlılar pideler izgaralar ızgaralar sıcaklar balıklar kahvaltılıklar kahvaltı fırından tost sandviç içecekler sıcak soğuk rakı biralar şaraplar kahveler başlangıç yemek tatlı',
    'ראשונות סלטים עיקריות קינוחים מרקים האש דגים פסטות תוספות ארוחות בוקר כריכים לילדים לחלוק מתוק שתייה בירות יינות קפה חמה קוקטיילים ראשונה עיקרית קינוח',
    'makanan pembuka hidangan utama nasi mie sate sup sayuran ikan bakar camilan penutup paket lauk pauk gorengan sambal minuman kopi jus panas teh',
    'khai vị món chính phở bún cơm lẩu gỏi canh xào hải sản chay tráng miệng nướng ăn chơi đặc nước uống cà phê sinh tố bia trà ép',
    'อาหารทานเล่น ต้ม แกง ผัด ยำ ข้าว ก๋วยเตี๋ยว ของหวาน อาหารทะเล อาหารจานเดียว ปิ้งย่าง เมนูเด็ก น้ำพริก เครื่องดื่ม กาแฟ เบียร์ น้ำผลไม้ ชา ของว่าง จานหลัก',
    'ご飯もの 麺類 定食 一品料理 鍋 サラダ お食事 串焼き 海のもの お子様 おつまみ お飲み物 ビール 日本酒 焼酎 ソフトドリンク サワー ワイン コーヒー 先付 お造り 焼物 食事 水菓子',
    '식사류 식사 구이 면류 전 탕 찌개 안주 세트메뉴 분식 사이드 후식 점심특선 찜 추천메뉴 고기 주류 소주 막걸리 전통차 커피 맥주 전채 메인 음료',
    '涼菜 熱菜 湯類 主食 小炒 火鍋 粥麵 煲仔 招牌菜 下酒菜 鐵板 飲料 酒水 茶 啤酒 鮮榨果汁 奶茶 凉菜 热菜 汤类 饮料 甜品 甜點',
    'cominciare iniziare dolcezze mare terra orto forno brace cantina condividere finire commencer continuer finir délices gourmandises partager empezar comenzar terminar compartir dulces dulce huerta horno começar terminar anfang schluss danach davor beginnen eindigen begynn avslutning carte à frisdranken speciaalbier pannenkoeken uitsmijters delen borrel voorgerecht hoofdgerecht nagerecht porções lanches picar brasa tacho infantil sobremesa entrada principal refrigerantes digestivos cafetaria partilhar arrozes',
  ]
    .join(' ')
    .split(' '),
)

/** How many of the words of a text head parts of menus, as a share: 1 for `Soups & Salads`. */
export function sectionWordShare(text: string): number {
  // A capital `İ` becomes an `i` and a dot.
  const all =
    text
      .toLowerCase()
      .replaceAll('i̇', 'i')
      .match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? []
  const told = all.filter((word) => !LINKS.has(word))
  if (told.length === 0) return 0
  const known = /\p{Ll}/u.test(text) ? words : inCapitals
  return told.filter((word) => words.has(word) || known.has(word)).length / told.length
}

/** The same words without accents, as capitals are often written: `ENTREES`, `ΟΡΕΚΤΙΚΑ`. */
const inCapitals = new Set(
  [...words].map((word) =>
    word
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/gu, '')
      .normalize('NFC'),
  ),
)

const LINKS = new Set(
  'and & the of our from a an for to on in with by und aus der die das dem den unsere unser von et de du des la le les nos au aux à y del los las nuestros e di da della delle dei i gli il lo nostri o os as en van het onze och og a i w z na do dla pro u s v k na и на к из от для та з до от на за από της με το τα και για der zum zu till från från fra med ve ja és a az și cu un e mē ir no de te om per coś do niečo něco'.split(
    ' ',
  ),
)
