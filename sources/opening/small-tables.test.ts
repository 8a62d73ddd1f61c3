import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { currencyOfCountry } from '#domain/money/countries.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { openSource } from './open-source.ts'

/**
 * Small tables as owners and tills write them, a table a line: what it is of, its country, its text with ⏎ for the end of
 * a row and ⇥ for a tab, and its dishes with their prices in minor units.
 */
const TABLES = `
ar AE | الصنف,الثمن⏎منسف,70⏎كنافة,25 => منسف 7000; كنافة 2500
bg BG | Наименование,Стойност⏎Кавърма,"14,90"⏎Баница,4 => Кавърма 1490; Баница 400
bn BD | খাবার,দাম⏎ইলিশ ভাজা,450⏎ভুনা খিচুড়ি,220 => ইলিশ ভাজা 45000; ভুনা খিচুড়ি 22000
cs CZ | Pokrm,Cena s DPH⏎Guláš,169⏎Knedlíky,89 => Guláš 16900; Knedlíky 8900
da DK | Vare,Udsalgspris⏎Stjerneskud,129⏎Flæskesteg,149 => Stjerneskud 12900; Flæskesteg 14900
de DE | Speise,Verkaufspreis⏎Rinderroulade,"17,90"⏎Kartoffelsalat,"4,50" => Rinderroulade 1790; Kartoffelsalat 450
el GR | Είδος,Τιμή πώλησης⏎Παστίτσιο,"10,50"⏎Τζατζίκι,4 => Παστίτσιο 1050; Τζατζίκι 400
en1 US | Title,Cost⏎Meatloaf,14⏎Slaw,4 => Meatloaf 1400; Slaw 400
en2 IN | Item Name,MRP⏎Veg thali,220⏎Lassi,80 => Veg thali 22000; Lassi 8000
en3 IN | Particulars,Rate⏎Chicken tikka,320⏎Naan,40 => Chicken tikka 32000; Naan 4000
en4 US | product,price⏎Bagel,3.25⏎Lox,12 => Bagel 325; Lox 1200
es MX | Platillo,Costo⏎Enchiladas verdes,120⏎Mole,180 => Enchiladas verdes 12000; Mole 18000
et EE | Toit,Hind⏎Mulgipuder,"7,50"⏎Kiluvõileib,5 => Mulgipuder 750; Kiluvõileib 500
fa IR | نام غذا,قیمت⏎کباب کوبیده,250000⏎آش رشته,90000 => کباب کوبیده 25000000; آش رشته 9000000
fi FI | Annos,Myyntihinta⏎Poronkäristys,"24,90"⏎Karjalanpiirakka,"3,50" => Poronkäristys 2490; Karjalanpiirakka 350
fr FR | Désignation,Tarif⏎Blanquette de veau,19⏎Tarte tatin,8.50 => Blanquette de veau 1900; Tarte tatin 850
he IL | שם המנה,עלות⏎שווארמה,48⏎סביח,36 => שווארמה 4800; סביח 3600
hi IN | व्यंजन,मूल्य⏎दाल मखनी,220⏎पनीर टिक्का,280 => दाल मखनी 22000; पनीर टिक्का 28000
hr HR | Naziv jela,Cijena⏎Peka,"22,00"⏎Štrukli,9 => Peka 2200; Štrukli 900
hu HU | Megnevezés,Bruttó ár⏎Halászlé,3890⏎Lángos,1490 => Halászlé 389000; Lángos 149000
hy AM | Ուտեստ,Գին⏎Խորոված,4500⏎Տոլմա,3200 => Խորոված 450000; Տոլմա 320000
id ID | Hidangan,Harga jual⏎Gado-gado,28000⏎Soto ayam,25000 => Gado-gado 2800000; Soto ayam 2500000
is IS | Heiti,Verð⏎Hangikjöt,3.490⏎Skyr,990 => Hangikjöt 3490; Skyr 990
it IT | Pietanza,Costo⏎Cacio e pepe,"11,00"⏎Saltimbocca,"16,50" => Cacio e pepe 1100; Saltimbocca 1650
ja JP | 商品名,税込価格⏎親子丼,850⏎味噌汁,150 => 親子丼 850; 味噌汁 150
ka GE | კერძი,ფასი⏎ხაჭაპური,18⏎ხინკალი,2 => ხაჭაპური 1800; ხინკალი 200
kk KZ | Тағам атауы,Бағасы⏎Бешбармақ,3500⏎Бауырсақ,800 => Бешбармақ 350000; Бауырсақ 80000
ko KR | 음식명,단가⏎된장찌개,8000⏎파전,12000 => 된장찌개 8000; 파전 12000
lt LT | Pavadinimas,Kaina⏎Cepelinai,"8,50"⏎Kibinai,3 => Cepelinai 850; Kibinai 300
lv LV | Nosaukums,Cena⏎Pelēkie zirņi,"6,90"⏎Rasols,5 => Pelēkie zirņi 690; Rasols 500
mk MK | Јадење,Цена⏎Тавче гравче,220⏎Ајвар,120 => Тавче гравче 22000; Ајвар 12000
ms MY | Makanan,Harga⏎Nasi lemak,"12.00"⏎Satay,18 => Nasi lemak 1200; Satay 1800
nl NL | Gerecht,Verkoopprijs⏎Stamppot,"14,50"⏎Bitterballen,8 => Stamppot 1450; Bitterballen 800
no NO | Matrett,Utsalgspris⏎Fiskesuppe,189⏎Komle,210 => Fiskesuppe 18900; Komle 21000
pl PL | Danie,Kwota⏎Bigos,24⏎Gołąbki,26 => Bigos 2400; Gołąbki 2600
pt BR | Item,Valor⏎Feijoada,45⏎Moqueca,62 => Feijoada 4500; Moqueca 6200
ro RO | Denumire,Preț⏎Mici,28⏎Papanași,22 => Mici 2800; Papanași 2200
ru RU | Наименование,Стоимость⏎Уха,390⏎Блины,250 => Уха 39000; Блины 25000
sk SK | Jedlo,Suma⏎Pirohy,"7,20"⏎Lokše,5 => Pirohy 720; Lokše 500
sl SI | Jed,Znesek⏎Žlikrofi,"12,50"⏎Potica,5 => Žlikrofi 1250; Potica 500
sq AL | Emri,Çmimi⏎Byrek,150⏎Tavë kosi,600 => Byrek 15000; Tavë kosi 60000
sr RS | Назив,Цена⏎Ћевапи,650⏎Гибаница,320 => Ћевапи 65000; Гибаница 32000
sv SE | Maträtt,Belopp⏎Köttbullar,139⏎Gravlax,165 => Köttbullar 13900; Gravlax 16500
sw KE | Chakula,Bei⏎Pilau,350⏎Ugali,100 => Pilau 35000; Ugali 10000
ta IN | உணவு,விலை⏎தோசை,90⏎இட்லி,60 => தோசை 9000; இட்லி 6000
th TH | ชื่ออาหาร,ราคาขาย⏎ส้มตำ,60⏎แกงเขียวหวาน,120 => ส้มตำ 6000; แกงเขียวหวาน 12000
tr TR | Yemek adı,Satış fiyatı⏎Lahmacun,"85,00"⏎Künefe,150 => Lahmacun 8500; Künefe 15000
tw TW | 品項,單價⏎滷肉飯,45⏎蚵仔煎,70 => 滷肉飯 4500; 蚵仔煎 7000
uk UA | Найменування,Вартість⏎Деруни,160⏎Узвар,60 => Деруни 16000; Узвар 6000
vi VN | Món ăn,Đơn giá⏎Bún chả,55.000⏎Gỏi cuốn,40.000 => Bún chả 55000; Gỏi cuốn 40000
xx US | Blorp,Zwenk⏎Gnarl soup,7.50⏎Frub pie,9 => Gnarl soup 750; Frub pie 900
yy US | Qabo,Tiru,Sento⏎Gnarl soup,7.50,"warm, with bread and 0 eggs"⏎Frub pie,9,"warm, with bread and 1 eggs" => Gnarl soup 750; Frub pie 900
zh CN | 品名,售价⏎担担面,26⏎水煮鱼,88 => 担担面 2600; 水煮鱼 8800
allergens GB | Lasagne,"gluten, milk, eggs",12.50⏎Salad,mustard,7.00⏎Prawns,"crustaceans, milk",14.00 => Lasagne 1250; Salad 700; Prawns 1400
code GB | A1,Samosa,4.50⏎A2,Pakora,4.00⏎B1,Korma,11.50 => Samosa 450; Pakora 400; Korma 1150
comma2 US | Soup,4.50⏎Fish,12.00⏎Pie,9 => Soup 450; Fish 1200; Pie 900
currency IE | Soup,4.5,EUR⏎Fish,12,EUR⏎Pie,9,EUR => Soup 450; Fish 1200; Pie 900
desc AT | Goulash,"beef, paprika, dumplings and a little sour cream",14.50⏎Trout,"whole, with almonds, parsley potatoes",19.00⏎Strudel,"apple, raisins, vanilla sauce",6.90 => Goulash 1450; Trout 1900; Strudel 690
kc CZ | Guláš,169 Kč⏎Svíčková,189 Kč⏎Kofola,45 Kč => Guláš 16900; Svíčková 18900; Kofola 4500
kcal US | Bagel,320 kcal,3.50⏎Wrap,510 kcal,6.25⏎Salad,280 kcal,7.00 => Bagel 350; Wrap 625; Salad 700
num-desc GB | 1,Tom Yum,hot and sour soup,6.50⏎2,Pad Thai,fried noodles with peanuts,11.00⏎3,Green curry,with bamboo shoots,12.00 => Tom Yum 650; Pad Thai 1100; Green curry 1200
price-first US | 4.50,Soup⏎12.00,Fish⏎9.00,Pie => Soup 450; Fish 1200; Pie 900
quoted DE | "Suppe","4,50"⏎"Salat, bunt","6,00" => Suppe 450; Salat, bunt 600
section-few US | Starters,Soup,5.50⏎Mains,Steak,24.00⏎Desserts,Tart,7.00 => Starters > Soup 550; Mains > Steak 2400; Tart 700
section US | Starters,Soup,5.50⏎Starters,Bread,3.00⏎Mains,Steak,24.00⏎Desserts,Tart,7 => Starters > Soup 550; Bread 300; Mains > Steak 2400; Desserts > Tart 700
semi DE | Suppe;4,50⏎Salat;6,00⏎Braten;15,90 => Suppe 450; Salat 600; Braten 1590
space US | Soup, "hot, with bread", 5.50⏎Pie, "apple, cream", 6.00⏎Fish, fried, 12 => Soup 550; Pie 600; Fish 1200
tab3 DE | Vorspeisen⇥Suppe⇥4,50⏎Vorspeisen⇥Salat⇥6,00⏎Hauptgerichte⇥Braten⇥15,90 => Suppe 450; Salat 600; Braten 1590
two-lang GR | Λουκάνικο,Sausage,6.50⏎Σαλάτα,Salad,5.00⏎Κρασί,Wine,4.00 => Λουκάνικο 650; Σαλάτα 500; Κρασί 400
weight-last RU | Борщ,300 г,350⏎Пельмени,250 г,420⏎Компот,200 мл,90 => Борщ 35000; Пельмени 42000; Компот 9000
zl PL | Żurek,"18,00 zł"⏎Bigos,"24,00 zł" => Żurek 1800; Bigos 2400
cost US | Dish,Cost,Price,Margin⏎Soup,1.20,6.50,81%⏎Fish,5.10,14.00,63% => Soup 650; Fish 1400
curcol CH | Currency,Item,Price⏎CHF,Rösti,18.50⏎CHF,Fondue,29.00 => Rösti 1850; Fondue 2900
formula US | Name,Price⏎=SUM(B2:B9),5⏎+Bacon,1.5⏎-Half,6 => +Bacon 150; -Half 600
loy GB | Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Default price,Cost,Available for sale [Shop]⏎latte,1,Latte,Coffee,Milk and espresso,N,Size,S,3.00,1,Y⏎latte,2,,,,,,L,3.80,1,Y⏎latte,3,,,,,,XL,4.40,1,Y⏎scone,4,Scone,Bakery,,N,,,2.50,1,Y => Coffee > Latte 300/380/440; Bakery > Scone 250
mayc GB | dish,may contain,contains,price⏎Brownie,nuts,"gluten, milk",4.5⏎Soup,,celery,5 => Brownie 450; Soup 500
missing US | Group,Dish,Price,Notes⏎Ice,Vanilla,3,one scoop⏎Ice Lemon,3,"sorbet, one scoop"⏎Ice,Mint,4,two scoops => Vanilla 300; Mint 400
shopify US | Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price,Status⏎latte,Latte,<p>oat or dairy</p>,Kiosk,Coffee,hot,TRUE,Size,Small,L1,0,4.00,4.50,active⏎latte,,,,,,,,Large,L2,0,5.00,,⏎bun,Bun,,Kiosk,Bakery,,TRUE,Title,Default Title,B1,90,2.50,,active⏎old,Old bun,,Kiosk,Bakery,,TRUE,Title,Default Title,B2,90,2.00,,archived => Coffee > Latte 400/500; Bakery > Bun 250
sep US | sep=|⏎Name|Price⏎Soup|6.50⏎Fish|14 => Soup 650; Fish 1400
square US | Token,Item Name,Variation Name,Description,Category,Price⏎T1,Mocha,Small,,Coffee,4.00⏎T2,Mocha,Large,,Coffee,5.00⏎T3,Tip,Regular,,Other, => Mocha 400/500
title-above US | Café Rosa,,⏎Summer menu,,⏎Item,Price,Notes⏎Iced tea,4,⏎Lemonade,5,fresh => Iced tea 400; Lemonade 500
total-vat PT | Prato,Preço⏎Bacalhau à Brás,"14,50"⏎Arroz de pato,"13,00"⏎Subtotal,"27,50"⏎IVA 13%,"3,58"⏎TOTAL,"31,08" => Bacalhau à Brás 1450; Arroz de pato 1300
guests FI | Tuote,Opiskelija,Henkilökunta,Vieras⏎Lohikeitto,"2,95","6,10","9,50"⏎Kasvislasagne,"2,95","5,80","9,00" => Lohikeitto 295/610/950; Kasvislasagne 295/580/900
net DE | Artikel;Warengruppe;VK brutto;VK netto;MwSt⏎Bratwurst;Imbiss;4,50;4,21;7⏎Cola;Getränke;2,90;2,44;19 => Imbiss > Bratwurst 450; Getränke > Cola 290
total-ru RU | Блюдо,Цена⏎Уха,390⏎Блины,250⏎Итого,640 => Уха 39000; Блины 25000
total DE | Gericht;Preis⏎Suppe;4,50⏎Braten;15,90⏎Summe;20,40 => Suppe 450; Braten 1590
two-lang DE | Gericht,Dish,Preis⏎Sauerbraten,Marinated beef,"18,50"⏎Knödel,Dumplings,"5,00" => Sauerbraten 1850; Knödel 500
two-lang2 FR | name_fr;name_en;prix⏎Canard;Duck;21⏎Poulet;Chicken;15 => Canard 2100; Poulet 1500
unquoted-decimal DE | Name,Preis⏎Suppe,4,50⏎Salat,6,00⏎Braten,15,90 => Suppe 450; Salat 600; Braten 1590
weights RU | Выход,Блюдо,Цена⏎300 г,Солянка,380⏎150 г,Сельдь,290 => Солянка 38000; Сельдь 29000
1 US | Soup,"tomato, basil",5.50⏎Fish,"cod, chips, peas",12.00⏎Pie,"apple",9.00 => Soup 550; Fish 1200; Pie 900
10 US | Soup;5.50;hot⏎Fish;12;fried in butter⏎Pie;9;with cream => Soup 550; Fish 1200; Pie 900
11 RU | Blini,3 шт,250⏎Сырники,4 шт,280⏎Кофе,200 мл,150 => Blini 25000; Сырники 28000; Кофе 15000
12 US | TRUE,Soup,5⏎FALSE,Fish,12⏎TRUE,Pie,9 => Soup 500; Fish 1200; Pie 900
13 US | 2024-05-01,Soup,5.50⏎2024-05-02,Fish,12.00⏎2024-05-03,Pie,9.00 => Soup 550; Fish 1200; Pie 900
14 US | Soup,5.50,320⏎Fish,12.00,540⏎Pie,9.00,610 => Soup 550; Fish 1200; Pie 900
2 DE | Vorspeise,Suppe,"4,50"⏎Vorspeise,Salat,"5,50"⏎Hauptgang,Braten,"15,90"⏎Dessert,Eis,"4,00" => Suppe 450; Salat 550; Braten 1590; Eis 400
3 JP | 前菜,枝豆,380⏎ご飯,炒飯,780⏎飲み物,ビール,550 => 枝豆 380; 炒飯 780; ビール 550
4 VN | Pho,65.000⏎Banh mi,25.000⏎Ca phe,30.000 => Pho 65000; Banh mi 25000; Ca phe 30000
5 IT | 01,Margherita,7.50⏎02,Funghi,8.50⏎03,Diavola,9.00⏎04,Capricciosa,9.50 => Margherita 750; Funghi 850; Diavola 900; Capricciosa 950
6 US | Latte,S,3.00⏎Latte,L,4.00⏎Mocha,S,3.50⏎Mocha,L,4.50 => Latte 300/400; Mocha 350/450
8 US | Soup,$5.50⏎Fish,$12.00⏎Pie,$9.00 => Soup 550; Fish 1200; Pie 900
9 DE | 100 g,Tartar,"18,50 €"⏎250 g,Rumpsteak,"24,00 €"⏎0.2 l,Riesling,"6,50 €" => Tartar 1850; Rumpsteak 2400; Riesling 650
1 IN | Item,Half,Full⏎Biryani,180,320⏎Dal,120,200 => Biryani 18000/32000; Dal 12000/20000
10 FR | Plat,Prix⏎Soupe,6⏎Total,6 => Soupe 600
11 KW | Item,Price⏎Hummus,KD 1.750⏎Falafel,0.950 KD => Hummus 1750; Falafel 950
12 MX | Item,Currency,Price⏎Tacos,MXN,95⏎Pozole,MXN,140 => Tacos 9500; Pozole 14000
13 US | GROUP ; NAME ; COST⏎Soup ; Leek ; 6⏎Soup ; Onion ; 7 => Leek 600; Onion 700
14 RU | name_ru,name_en,price⏎Борщ,Borscht,350⏎Уха,Fish soup,390 => Борщ 35000; Уха 39000
15 JP | 名前,English,値段⏎親子丼,Chicken bowl,850⏎天丼,Tempura bowl,980 => 親子丼 850; 天丼 980
16 IT | Piatto,Piatto EN,Prezzo⏎Vitello tonnato,Veal with tuna,"12,00"⏎Ossobuco,Braised shank,"18,00" => Vitello tonnato 1200; Ossobuco 1800
18 GB | Handle,Name,Category,Option 1 name,Option 1 value,Default price⏎tea,Tea,Hot,Size,Cup,2⏎tea,,,,Pot,4⏎bun,Bun,Bakery,,,3 => Tea 200/400; Bun 300
2 FR | Vin;Verre;Bouteille⏎Chinon;6;28⏎Sancerre;8;38 => Chinon 600/2800; Sancerre 800/3800
3 TR | Kategori,Ürün,Açıklama,Fiyat (TL)⏎Çorbalar,Mercimek,limonlu,95⏎Kebaplar,Adana,acılı,320 => Çorbalar > Mercimek 9500; Adana 32000
4 AT | Nr,Gericht,Allergene,Preis⏎1,Schnitzel,"A,C,G","14,90"⏎2,Gulasch,"A,L","13,50" => Schnitzel 1490; Gulasch 1350
5 US | price;dish⏎4.5;Soup⏎12;Fish => Soup 450; Fish 1200
6 US | Name,Price,Calories⏎Bagel,3.50,320⏎Wrap,6.25,510 => Bagel 350; Wrap 625
7 CN | 菜品,分类,价格（元）,备注⏎鱼香肉丝,热菜,32,微辣⏎拍黄瓜,凉菜,12, => 热菜 > 鱼香肉丝 3200; 拍黄瓜 1200
8 AE | Dish,Description,Price (AED)⏎Hummus,"chickpeas, tahini",18⏎Kibbeh,lamb and bulgur,26 => Hummus 1800; Kibbeh 2600
toast1 US | Menu,Menu Group,Item,Price,Calories,PLU,Visibility⏎Dinner,Starters,Wings,12,820,2001,All⏎Dinner,Starters,Calamari,14.5,610,2002,POS⏎Dinner,Pasta,Carbonara,19,1020,2010,All => Starters > Wings 1200; Starters > Calamari 1450; Pasta > Carbonara 1900
toast2 CA | Menu Name,Menu Group Name,Menu Item Name,Base Price,SKU,Prep Time,Tax Rate⏎All Day,Burgers,Classic Burger,15.99,B-100,12,13⏎All Day,Burgers,Veggie Burger,14.99,B-101,10,13⏎All Day,Sides,Fries,5.49,S-001,6,13 => Burgers > Classic Burger 1599; Burgers > Veggie Burger 1499; Sides > Fries 549
toast3 DE | Karte;Warengruppe;Artikel;Preis;Kalorien;Artikelnummer;Sichtbar⏎Mittag;Suppen;Linsensuppe;5,90;310;4001;Ja⏎Mittag;Suppen;Gulaschsuppe;6,90;420;4002;Ja⏎Abend;Hauptgerichte;Zwiebelrostbraten;22,50;880;4003;Ja => Suppen > Linsensuppe 590; Suppen > Gulaschsuppe 690; Hauptgerichte > Zwiebelrostbraten 2250
toast4 FR | Carte,Groupe,Article,Prix TTC,Prix HT,TVA,Code barre,Points⏎Midi,Entrées,Œuf mayo,"6,50","5,91",10,3760012345678,6⏎Midi,Plats,Bavette,"17,00","15,45",10,3760012345685,17⏎Soir,Desserts,Île flottante,"7,50","6,82",10,3760012345692,7 => Œuf mayo 650; Bavette 1700; Île flottante 750
toast5 ES | Menú,Familia,Producto,PVP,Coste,Margen,Existencias⏎Carta,Tapas,Croquetas,9.5,2.1,77.9,120⏎Carta,Tapas,Gildas,3.2,0.9,71.9,60⏎Carta,Arroces,Paella,18,5.5,69.4,20 => Tapas > Croquetas 950; Tapas > Gildas 320; Arroces > Paella 1800
cents1 US | item_name,price_in_cents,category⏎Breakfast Taco,450,Tacos⏎Migas Plate,1195,Plates⏎Horchata,375,Drinks => Breakfast Taco 450; Migas Plate 1195; Horchata 375
cents2 DE | Name;Preis (Cent);Kategorie⏎Espresso;240;Kaffee⏎Cappuccino;360;Kaffee⏎Käsekuchen;420;Kuchen => Espresso 240; Cappuccino 360; Käsekuchen 420
cents3 FR | nom,prix_centimes,rubrique⏎Café crème,420,Boissons⏎Croque-monsieur,1150,Plats⏎Crêpe sucre,500,Desserts => Café crème 420; Croque-monsieur 1150; Crêpe sucre 500
cents4 GB | Product,Price (pence),VAT⏎Bacon roll,425,20⏎Builder's tea,180,20⏎Victoria sponge,350,0 => Bacon roll 425; Builder's tea 180; Victoria sponge 350
cents5 PL | nazwa;cena_grosze;kategoria⏎Żurek;1800;Zupy⏎Pierogi ruskie;2600;Dania⏎Kompot;800;Napoje => Żurek 1800; Pierogi ruskie 2600; Kompot 800
stock1 FR | Code-barres;Article;En stock;Stock minimum;Prix de vente⏎3760091720011;Pain au chocolat;45;10;1,60⏎3760091720028;Tarte citron;12;4;4,90⏎3760091720035;Quiche lorraine;8;5;5,20 => Pain au chocolat 160; Tarte citron 490; Quiche lorraine 520
stock2 ES | Código,Descripción,Existencias,Stock mínimo,PVP⏎8410000000011,Bocadillo de calamares,14,5,7.50⏎8410000000028,Pincho de tortilla,22,6,3.20⏎8410000000035,Caña,200,50,2.00 => Bocadillo de calamares 750; Pincho de tortilla 320; Caña 200
stock3 DE | EAN;Artikel;Bestand;Mindestbestand;EK;VK⏎4006381333931;Brezel;80;20;0,35;1,20⏎4006381333948;Leberkäsweckle;30;10;1,10;3,80⏎4006381333955;Butterbrezel;25;10;0,60;2,10 => Brezel 120; Leberkäsweckle 380; Butterbrezel 210
stock4 IT | Codice a barre,Prodotto,Giacenza,Scorta minima,Prezzo⏎8001120000011,Arancino,40,10,3⏎8001120000028,Cannolo,25,5,3.5⏎8001120000035,Granita,60,12,4 => Arancino 300; Cannolo 350; Granita 400
stock5 PL | Kod kreskowy;Nazwa;Stan magazynowy;Stan minimalny;Cena netto;Cena brutto⏎5901234123457;Sernik;12;4;13,89;15,00⏎5901234123464;Szarlotka;10;4;12,96;14,00⏎5901234123471;Kawa czarna;99;10;9,26;10,00 => Sernik 1500; Szarlotka 1400; Kawa czarna 1000
ent1 FR | Nom,Description courte,Prix⏎Cr&egrave;me br&ucirc;l&eacute;e,<p>vanille de Madagascar</p>,8.50⏎Bœuf bourguignon,<p>carottes &amp; lardons</p>,19.00⏎P&acirc;t&eacute; en cro&ucirc;te,<p></p>,12.00 => Crème brûlée 850; Bœuf bourguignon 1900; Pâté en croûte 1200
ent2 US | Title,Body (HTML),Variant Price⏎Mac &amp; Cheese,"<div><strong>Four</strong> cheeses</div>",14.00⏎Chef&#8217;s Salad,"greens&#44; egg",13.00⏎&quot;The Big One&quot;,double patty,18.50 => Mac & Cheese 1400; Chef’s Salad 1300; “The Big One” 1850
ent3 DE | Artikel;Beschreibung;Preis⏎K&auml;sesp&auml;tzle;mit R&ouml;stzwiebeln;12,50&nbsp;&euro;⏎Gr&uuml;ner Salat;Haus&shy;dressing;5,50&nbsp;&euro;⏎Spie&szlig;braten;;14,00&nbsp;&euro; => Käsespätzle 1250; Grüner Salat 550; Spießbraten 1400
ent4 ES | Nombre,Descripción,Precio⏎Jam&oacute;n ib&eacute;rico,"<span style=""color:red"">cortado a cuchillo</span>",22⏎Pi&ntilde;a colada,<br>,9⏎A&ccedil;a&iacute; bowl,,11 => Jamón ibérico 2200; Piña colada 900; Açaí bowl 1100
ent5 GB | name,description,price⏎Ploughman&#x2019;s,cheddar &amp;amp; pickle,11.5⏎Bubble &amp;amp; Squeak,,6⏎Scone &ndash; fruit,,3.25 => Ploughman’s 1150; Bubble & Squeak 600; Scone – fruit 325
beside1 DE | Vorspeisen;;;Getränke;⏎Gericht;Preis;;Getränk;Preis⏎Bruschetta;6,50;;Cola 0,3 l;3,20⏎Carpaccio;12,90;;Apfelschorle;3,40⏎Caprese;9,80;;Hauswein 0,2 l;5,50 => Vorspeisen > Bruschetta 650; Vorspeisen > Carpaccio 1290; Vorspeisen > Caprese 980; Getränke > Cola 0,3 l 320; Getränke > Apfelschorle 340; Getränke > Hauswein 0,2 l 550
beside2 US | Item,Price,,Item,Price⏎Cheeseburger,11.00,,Lemonade,3.50⏎Chili Dog,8.00,,Root Beer,3.00⏎Fries,4.00,,, => Cheeseburger 1100; Chili Dog 800; Fries 400; Lemonade 350; Root Beer 300
beside3 FR | Entrées;Prix;Plats;Prix;Desserts;Prix⏎Œuf parfait;9;Magret;22;Tarte;8⏎Velouté;8;Cabillaud;24;Mousse;7⏎;;Risotto;19;; => Œuf parfait 900; Velouté 800; Magret 2200; Cabillaud 2400; Risotto 1900; Tarte 800; Mousse 700
beside4 ES | Tapa,Precio,,Bebida,Precio⏎Bravas,5.5,,Caña,2⏎Boquerones,7,,Vino,3.2⏎Tortilla,6,,Agua,1.5 => Bravas 550; Boquerones 700; Tortilla 600; Caña 200; Vino 320; Agua 150
beside5 GB | Burger,9.50,,Pint of lager,5.20⏎Hot dog,6.00,,House red,6.40⏎Nachos,7.50,,Lemonade,2.80 => Burger 950; Hot dog 600; Nachos 750; Pint of lager 520; House red 640; Lemonade 280
square US | Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Reporting Category,GTIN,Item Type,Weight (lb),Archived,Sellable,Contains alcohol,Stockable,Price,Online Sale Price,Default Unit Cost,Tax - Sales Tax (8.25%),Current Quantity Main St,Stock Alert Enabled Main St⏎#cold,AB1,Cold Brew,,12 oz,CB12,Slow-steeped,Coffee,Coffee,,Prepared food and beverage,,N,Y,N,N,4.25,,0.80,Y,,N⏎#cold,AB2,Cold Brew,,16 oz,CB16,Slow-steeped,Coffee,Coffee,,Prepared food and beverage,,N,Y,N,N,5.00,,1.00,Y,,N⏎#muf,AB3,Blueberry Muffin,,Regular,MUF,,Bakery,Bakery,,Physical good,,N,Y,N,Y,3.75,,1.20,N,14,Y => Coffee > Cold Brew 425/500; Bakery > Blueberry Muffin 375
clover US | Clover ID,Name,Alternate Name,Price,Price Type,Price Unit,Tax Rates,Cost,Product Code,SKU,Modifier Groups,Quantity,Printer Labels,Hidden,Non-revenue item,Categories⏎X1,Turkey Club,,12.99,Fixed,,DEFAULT,4.10,1001,,Bread,0,Kitchen,No,No,Sandwiches⏎X2,BLT,,10.99,Fixed,,DEFAULT,3.20,1002,,Bread,0,Kitchen,No,No,Sandwiches⏎X3,Iced Tea,,2.99,Fixed,,DEFAULT,0.30,2001,,,0,Bar,No,No,Drinks => Sandwiches > Turkey Club 1299; Sandwiches > BLT 1099; Drinks > Iced Tea 299
sumup GB | Item id (Do not change),Variant id (Do not change),Item name,Variations,Option set 1,Option 1,Is variation visible? (Yes/No),Price,Tax rate (%),Unit,Track inventory? (Yes/No),Quantity,Low stock threshold,SKU,Barcode,Description (Online Store and Invoices only),Category,Display colour in POS checkout⏎9f1,a1,Sausage Roll,,,,Yes,3.50,20,,Yes,24,5,SR,,Pork and sage,Bakes,BLUE⏎9f2,a2,Flat White,,,,Yes,3.20,20,,No,,,FW,,,Coffee,BROWN⏎9f3,a3,Carrot Cake,,,,Yes,3.80,20,,Yes,8,2,CC,,,Cakes,RED => Bakes > Sausage Roll 350; Coffee > Flat White 320; Cakes > Carrot Cake 380
zettle SE | Namn;Variant;Enhet;Pris;Inköpspris;Moms;Produktkod;Streckkod;Kategori⏎Kanelbulle;;st;32;9;12;1001;;Bakverk⏎Bryggkaffe;;st;30;4;12;1002;;Dryck⏎Räksmörgås;;st;129;48;12;1003;;Mat => Bakverk > Kanelbulle 3200; Dryck > Bryggkaffe 3000; Mat > Räksmörgås 12900
orderbird DE | PLU;Artikelname;Warengruppe;Hauptgruppe;Preis;MwSt. im Haus;MwSt. außer Haus;Bondrucker⏎101;Leberknödelsuppe;Suppen;Speisen;5,90;19;7;Küche⏎201;Schweinshaxe;Hauptgerichte;Speisen;17,90;19;7;Küche⏎301;Helles 0,5 l;Bier;Getränke;4,60;19;19;Theke => Leberknödelsuppe 590; Schweinshaxe 1790; Helles 0,5 l 460
loyverse PH | Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Option 2 name,Option 2 value,Default price,Cost,Barcode,SKU of included item,Quantity of included item,Track stock,Available for sale [Stall],Price [Stall],In stock [Stall],Low stock [Stall],Modifier - Sugar⏎halo-halo,10001,Halo-Halo,Desserts,Shaved ice,N,Size,Regular,,,95,30,,,,N,Y,95,,,N⏎halo-halo,10002,,,,,,Jumbo,,,140,45,,,,N,Y,140,,,N⏎turon,10003,Turon,Desserts,,N,,,,,25,8,,,,Y,Y,25,40,10,N => Desserts > Halo-Halo 9500/14000; Desserts > Turon 2500
woo GB | ID,Type,SKU,Name,Published,Is featured?,Visibility in catalogue,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Backorders allowed?,Sold individually?,Weight (kg),Allow customer reviews?,Purchase note,Sale price,Regular price,Categories,Tags,Images,Position⏎11,simple,LAS,Lasagne,1,0,visible,"Beef, béchamel",,,,taxable,,1,,0,0,0.5,1,,,11.50,Mains,,https://x.example/a.jpg,0⏎12,simple,GB,Garlic bread,1,0,visible,,,,,taxable,,1,,0,0,0.2,1,,3.50,4.50,Sides,,https://x.example/b.jpg,1⏎13,simple,TIR,Tiramisu,1,1,visible,,,,,taxable,,1,20,0,0,0.2,1,,,6.00,Desserts,,https://x.example/c.jpg,2 => Mains > Lasagne 1150; Sides > Garlic bread 350; Desserts > Tiramisu 600
odoo BE | External ID,Name,Internal Reference,Sales Price,Cost,Product Category,Barcode,Quantity On Hand,Available in POS⏎__export__.product_1,Stoofvlees met frieten,SV01,21.50,7.2,Hoofdgerechten,5400000000011,0,TRUE⏎__export__.product_2,Garnaalkroketten,GK01,18.00,6.1,Voorgerechten,5400000000028,0,TRUE⏎__export__.product_3,Dame blanche,DB01,9.50,2.0,Desserts,5400000000035,0,TRUE => Hoofdgerechten > Stoofvlees met frieten 2150; Voorgerechten > Garnaalkroketten 1800; Desserts > Dame blanche 950
wix US | handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight⏎Product_1,Product,Pad Thai,"<p>rice noodles, peanuts</p>",a.png,Noodles,,,15.5,,TRUE,PERCENT,0,InStock,⏎Product_2,Product,Drunken Noodles,,b.png,Noodles,,,16,,TRUE,PERCENT,0,InStock,⏎Product_3,Product,Mango Sticky Rice,,c.png,Desserts,,,8,,TRUE,PERCENT,0,InStock, => Noodles > Pad Thai 1550; Noodles > Drunken Noodles 1600; Desserts > Mango Sticky Rice 800
poster RU | Название;Категория;Цех;Себестоимость;Цена;Наценка, %;Штрихкод⏎Сырники;Завтраки;Кухня;82,5;290;251;⏎Каша овсяная;Завтраки;Кухня;41;220;436;⏎Раф кофе;Напитки;Бар;65;280;330;4600000000018 => Завтраки > Сырники 29000; Завтраки > Каша овсяная 22000; Напитки > Раф кофе 28000
iiko RU | Код;Наименование;Группа;Цена, р.;Ед. изм.;Вес, кг;НДС⏎00012;Солянка сборная;Супы;390;порц;0,35;20⏎00013;Окрошка;Супы;340;порц;0,35;20⏎00044;Морс клюквенный;Напитки;150;порц;0,3;20 => Супы > Солянка сборная 39000; Супы > Окрошка 34000; Напитки > Морс клюквенный 15000
dotypos CZ | Název;Kategorie;Cena s DPH;Cena bez DPH;DPH;EAN;Skladem;Minimální zásoba⏎Smažený sýr;Hlavní jídla;189;168,75;12;;0;0⏎Kulajda;Polévky;79;70,54;12;;0;0⏎Malinovka 0,4 l;Nápoje;49;40,50;21;8590000000019;48;12 => Hlavní jídla > Smažený sýr 18900; Polévky > Kulajda 7900; Nápoje > Malinovka 0,4 l 4900
touchbistro CA | Menu Category,Menu Item,Short Name,Price,Cost,Taxes,Printer,Kitchen Station⏎Appetizers,Poutine,POUT,9.95,2.40,HST,Kitchen,Fry⏎Appetizers,Wings (10),WINGS,14.95,5.00,HST,Kitchen,Fry⏎Mains,Tourtière,TOUR,18.50,5.90,HST,Kitchen,Oven => Appetizers > Poutine 995; Appetizers > Wings (10) 1495; Mains > Tourtière 1850
eposnow GB | Name,Description,SalePriceExTax,SalePriceIncTax,EatOutPriceIncTax,CostPrice,Category,Barcode,TaxRate⏎Ham & Eggs,two free-range eggs,8.75,10.50,10.50,2.90,Mains,,20⏎Jacket Potato,cheese and beans,6.67,8.00,8.00,1.60,Mains,,20⏎Sticky Toffee Pudding,,5.42,6.50,6.50,1.30,Puddings,,20 => Mains > Ham & Eggs 1050; Mains > Jacket Potato 800; Puddings > Sticky Toffee Pudding 650
winrest PT | Código;Descrição;Família;PVP1;IVA;Unidade⏎1;Caldo verde;Sopas;2,50;13;UN⏎2;Francesinha;Pratos;11,50;13;UN⏎3;Imperial;Bebidas;1,80;23;UN => Sopas > Caldo verde 250; Pratos > Francesinha 1150; Bebidas > Imperial 180
glop ES | ID;Artículo;Grupo;Precio barra;Precio terraza;IVA;Stock⏎1;Caña;Bebidas;1,80;2,20;10;0⏎2;Ración de bravas;Tapas;5,50;6,00;10;0⏎3;Calamares;Tapas;9,00;9,80;10;0 => Bebidas > Caña 180/220; Tapas > Ración de bravas 550/600; Tapas > Calamares 900/980
nlkassa NL | Artikel;Hoofdgroep;Subgroep;Verkoopprijs incl.;Verkoopprijs excl.;BTW;Voorraad⏎Bitterballen (8);Keuken;Borrelhapjes;8,50;7,80;9;0⏎Tosti ham-kaas;Keuken;Lunch;6,75;6,19;9;0⏎Vaasje;Bar;Bier;3,20;2,64;21;0 => Bitterballen (8) 850; Tosti ham-kaas 675; Vaasje 320
ifood BR | Categoria,Item,Descrição,Preço,Preço original,Código PDV,Status⏎Pizzas,Calabresa,"calabresa, cebola","49,90","59,90",P01,ATIVO⏎Pizzas,Portuguesa,"presunto, ovo, ervilha","54,90",,P02,ATIVO⏎Bebidas,Guaraná 2 L,,"14,00",,B01,ATIVO => Pizzas > Calabresa 4990; Pizzas > Portuguesa 5490; Bebidas > Guaraná 2 L 1400
airregi JP | カテゴリー,商品名,価格,税率,原価,バーコード,在庫数,表示順⏎麺類,醤油ラーメン,850,10,260,,,1⏎麺類,味噌ラーメン,900,10,280,,,2⏎一品,餃子（6個）,480,10,120,,,3 => 麺類 > 醤油ラーメン 850; 麺類 > 味噌ラーメン 900; 一品 > 餃子（6個） 480
baemin KR | 메뉴그룹,메뉴명,가격,설명,품절여부,재고⏎찌개,부대찌개,9500,햄과 소시지,N,100⏎찌개,순두부찌개,8500,,N,100⏎사이드,계란말이,7000,,N,50 => 부대찌개 9500; 순두부찌개 8500; 계란말이 7000
thaipos TH | รหัส,ชื่อสินค้า,หมวดหมู่,ราคาขาย,ต้นทุน,คงเหลือ⏎F001,ผัดกะเพราหมู,อาหารจานเดียว,60,22,0⏎F002,ข้าวผัดปู,อาหารจานเดียว,80,35,0⏎D001,ชาไทย,เครื่องดื่ม,35,9,0 => อาหารจานเดียว > ผัดกะเพราหมู 6000; อาหารจานเดียว > ข้าวผัดปู 8000; เครื่องดื่ม > ชาไทย 3500
moka ID | Name,Category,SKU,Description,Variant name,Price,Track stock,In stock,Alert,Stock alert at⏎Es Kopi Susu,Kopi,KS1,,Regular,18000,FALSE,0,FALSE,0⏎Croissant,Roti,CR1,mentega,,22000,TRUE,12,TRUE,3⏎Teh Tarik,Teh,TT1,,,15000,FALSE,0,FALSE,0 => Kopi > Es Kopi Susu 1800000; Roti > Croissant 2200000; Teh > Teh Tarik 1500000
petpooja IN | Category,Item Name,Item Code,Online Display Name,Description,Price,Attributes,GST,HSN Code,Preparation Time⏎Starters,Paneer Tikka,PT01,Paneer Tikka,clay-oven cottage cheese,280,veg,5,996331,15⏎Starters,Chicken 65,C65,Chicken 65,,320,non-veg,5,996331,20⏎Breads,Butter Naan,BN01,Butter Naan,,55,veg,5,996331,5 => Starters > Paneer Tikka 28000; Starters > Chicken 65 32000; Breads > Butter Naan 5500
arpos AE | الصنف,القسم,السعر,التكلفة,الباركود,المخزون⏎حمص بالطحينة,المقبلات,22,6,,0⏎فتوش,السلطات,24,7,,0⏎شاي كرك,المشروبات,8,1,,0 => المقبلات > حمص بالطحينة 2200; السلطات > فتوش 2400; المشروبات > شاي كرك 800
hupos HU | Megnevezés;Kategória;Bruttó ár;Nettó ár;ÁFA;Vonalkód;Készlet⏎Gulyásleves;Levesek;2490;1961;27;;0⏎Rántott sajt;Főételek;3290;2591;27;;0⏎Szódavíz;Italok;390;307;27;5990000000017;120 => Levesek > Gulyásleves 249000; Főételek > Rántott sajt 329000; Italok > Szódavíz 39000
ropos RO | Denumire;Grupa;Preț vânzare;Preț achiziție;Cota TVA;Stoc;Cod de bare⏎Ciorbă de burtă;Ciorbe;24;9;9;0;⏎Sarmale;Feluri principale;38;14;9;0;⏎Limonadă;Băuturi;18;4;9;0; => Ciorbe > Ciorbă de burtă 2400; Feluri principale > Sarmale 3800; Băuturi > Limonadă 1800
trpos TR | Ürün Adı;Kategori;Satış Fiyatı;Alış Fiyatı;KDV;Barkod;Stok⏎Mercimek çorbası;Çorbalar;95,00;28,00;10;;0⏎Adana dürüm;Dürümler;210,00;80,00;10;;0⏎Ayran;İçecekler;40,00;12,00;10;8690000000015;60 => Çorbalar > Mercimek çorbası 9500; Dürümler > Adana dürüm 21000; İçecekler > Ayran 4000
fipos FI | Tuote;Tuoteryhmä;Hinta;Veroton hinta;ALV;Ostohinta;Viivakoodi⏎Lohikeitto;Keitot;14,90;13,07;14;4,20;⏎Muikut;Pääruoat;18,50;16,23;14;5,80;⏎Kahvi;Juomat;3,20;2,81;14;0,40; => Keitot > Lohikeitto 1490; Pääruoat > Muikut 1850; Juomat > Kahvi 320
beside3 US | Appetizers,,,Entrees,,,Drinks,⏎Item,Price,,Item,Price,,Item,Price⏎Wings,12,,Ribeye,34,,Soda,3⏎Nachos,11,,Salmon,27,,Iced Tea,3⏎Hummus,9,,,,,Coffee,3.5 => Appetizers > Wings 1200; Appetizers > Nachos 1100; Appetizers > Hummus 900; Entrees > Ribeye 3400; Entrees > Salmon 2700; Drinks > Soda 300; Drinks > Iced Tea 300; Drinks > Coffee 350
besidesizes IT | Birre;Piccola;Media;;Vini;Calice;Bottiglia⏎Bionda;3,50;5,50;;Chianti;5,00;22,00⏎Rossa;4,00;6,00;;Vermentino;5,50;24,00⏎Weiss;4,00;6,50;;Barbera;4,50;20,00 => Birre > Bionda 350/550; Birre > Rossa 400/600; Birre > Weiss 400/650; Vini > Chianti 500/2200; Vini > Vermentino 550/2400; Vini > Barbera 450/2000
besidenotes DE | Speise;Preis;Hinweis;Getränk;Preis;Hinweis⏎Wurstsalat;8,90;mit Brot;Radler 0,5 l;4,40;⏎Obatzda;7,90;mit Breze;Weißbier 0,5 l;4,80;vom Fass⏎Käsespätzle;11,90;;Johannisbeerschorle;3,90; => Wurstsalat 890; Obatzda 790; Käsespätzle 1190; Radler 0,5 l 440; Weißbier 0,5 l 480; Johannisbeerschorle 390
euml FR | Produit;Prix⏎Caf&eacute; gourmand;8,90 &euro;⏎Th&eacute; &agrave; la menthe;4,50 &euro;⏎Cr&ecirc;pe &laquo; Suzette &raquo;;9,50 &euro; => Café gourmand 890; Thé à la menthe 450; Crêpe « Suzette » 950
centavos MX | platillo,precio_centavos,moneda⏎Tacos al pastor,9500,MXN⏎Guacamole,12000,MXN⏎Agua de jamaica,3500,MXN => Tacos al pastor 9500; Guacamole 12000; Agua de jamaica 3500
vend NZ | id,handle,sku,name,description,product_category,variant_option_one_name,variant_option_one_value,tags,supply_price,retail_price,loyalty_value,tax_name,tax_value,account_code,brand_name,supplier_name,supplier_code,active,inventory_Main,reorder_point_Main⏎1,pie,10001,Steak & Cheese Pie,,Pies,,,,2.10,7.50,0.15,GST,0.15,,,,,1,24,6⏎2,lamington,10002,Lamington,,Slices,,,,1.00,4.50,0.09,GST,0.15,,,,,1,12,4⏎3,lb,10003,Long Black,,Coffee,,,,0.60,4.80,0.10,GST,0.15,,,,,1,0,0 => Pies > Steak & Cheese Pie 750; Slices > Lamington 450; Coffee > Long Black 480
hiopos ES | Ref.;Descripción;Sección;Familia;PVP;PVP terraza;Coste medio;Stock⏎1001;Café con leche;Bar;Cafés;1,60;1,80;0,30;0⏎1002;Tostada con tomate;Bar;Desayunos;2,20;2,50;0,50;0⏎2001;Menú infantil;Cocina;Menús;9,50;9,90;3,10;0 => Café con leche 160/180; Tostada con tomate 220/250; Menú infantil 950/990
cassa IT | Descrizione;Reparto;Categoria;Prezzo;Aliquota IVA;Codice a barre;Ordinamento⏎Spritz;Bar;Aperitivi;6,00;10;;1⏎Tagliere misto;Cucina;Aperitivi;14,00;10;;2⏎Acqua 0,75;Bar;Bevande;2,50;10;8000000000011;3 => Spritz 600; Tagliere misto 1400; Acqua 0,75 250
r2o AT | Artikelnummer;Artikelname;Warengruppe;Preis (brutto);Steuersatz;Lagerstand;Aktiv⏎1;Frittatensuppe;Suppen;4,90;10%;0;Ja⏎2;Backhendl;Hauptspeisen;15,90;10%;0;Ja⏎3;Almdudler 0,35 l;Alkoholfrei;3,60;20%;48;Ja => Suppen > Frittatensuppe 490; Hauptspeisen > Backhendl 1590; Alkoholfrei > Almdudler 0,35 l 360
laddition FR | Famille;Sous-famille;Produit;Prix TTC sur place;Prix TTC à emporter;TVA sur place;TVA à emporter⏎Plats;Burgers;Cheeseburger;13,50;12,00;10;10⏎Plats;Salades;César;12,50;11,00;10;10⏎Boissons;Softs;Limonade;4,00;3,50;10;5,5 => Cheeseburger 1350/1200; César 1250/1100; Limonade 400/350
zelty FR | Nom;Prix;Description;Tag;Coût matière;Temps de préparation (min);Disponible⏎Bò bún;12,90;bœuf, vermicelles, cacahuètes;Plats;3,40;8;oui⏎Nems (4);6,50;porc;Entrées;1,60;5;oui⏎Perles de coco;4,50;;Desserts;0,90;2;oui => Bò bún 1290; Nems (4) 650; Perles de coco 450
gopos PL | Nazwa,Kategoria,Rozmiar,Cena,Stawka VAT,Kod PLU⏎Margherita,Pizza,30 cm,28.00,8%,101⏎Margherita,Pizza,40 cm,36.00,8%,102⏎Lemoniada,Napoje,0.5 l,14.00,23%,201 => Pizza > Margherita 2800/3600; Napoje > Lemoniada 1400
notion GB | Name,Created,Last edited,Price,Section,Tags⏎Leek & potato soup,12 March 2026 10:14,2 May 2026 09:01,£6.50,Starters,"vegan, gf"⏎Hake with samphire,12 March 2026 10:15,2 May 2026 09:01,£19.00,Mains,gf⏎Rhubarb fool,12 March 2026 10:16,2 May 2026 09:02,£7.00,Puddings,vegetarian => Starters > Leek & potato soup 650; Mains > Hake with samphire 1900; Puddings > Rhubarb fool 700
airtable IE | Dish,Section,Price (€),Vegan?,Photo,Margin %,Supplier⏎Seafood chowder,Starters,9.5,,chowder.jpg (https://x.example/1.jpg),68,Atlantic Fish⏎Boxty,Mains,14,checked,,71,⏎Bread pudding,Desserts,7.5,,,74, => Starters > Seafood chowder 950; Mains > Boxty 1400; Desserts > Bread pudding 750
titlerows DE | Gasthaus Linde;;⏎;;⏎Stand: März 2026;;⏎;;⏎VORSPEISEN;;⏎Nr.;Gericht;Preis⏎1;Rote-Bete-Carpaccio;8,90⏎2;Flädlesuppe;5,50⏎HAUPTGERICHTE;;⏎Nr.;Gericht;Preis⏎10;Maultaschen;12,90⏎11;Zwiebelrostbraten;21,90 => VORSPEISEN > Rote-Bete-Carpaccio 890; VORSPEISEN > Flädlesuppe 550; HAUPTGERICHTE > Maultaschen 1290; HAUPTGERICHTE > Zwiebelrostbraten 2190
blocksheights FR | Bières;;;Vins au verre;⏎Pelforth 25 cl;4,20;;Chablis;6,50⏎Leffe 25 cl;4,80;;Brouilly;5,50⏎Picon bière;5,50;;Tavel;5,00⏎;;;Sancerre;7,00⏎;;;Côtes du Rhône;4,50 => Bières > Pelforth 25 cl 420; Bières > Leffe 25 cl 480; Bières > Picon bière 550; Vins au verre > Chablis 650; Vins au verre > Brouilly 550; Vins au verre > Tavel 500; Vins au verre > Sancerre 700; Vins au verre > Côtes du Rhône 450
kiotviet VN | Loại hàng,Nhóm hàng,Mã hàng,Tên hàng hóa,Giá bán,Giá vốn,Tồn kho,Đơn vị tính⏎Hàng hóa,Cà phê,SP01,Cà phê sữa đá,29000,9000,100,ly⏎Hàng hóa,Trà,SP02,Trà đào cam sả,45000,14000,80,ly⏎Hàng hóa,Bánh,SP03,Bánh mì thịt,25000,11000,30,cái => Cà phê > Cà phê sữa đá 29000; Trà > Trà đào cam sả 45000; Bánh > Bánh mì thịt 25000
posterua UA | Назва;Категорія;Цех;Собівартість;Ціна;Націнка, %;Податок⏎Борщ з пампушками;Перші страви;Кухня;48,2;145;200;ПДВ⏎Вареники з вишнею;Десерти;Кухня;36;120;233;ПДВ⏎Узвар;Напої;Бар;11;55;400;ПДВ => Перші страви > Борщ з пампушками 14500; Десерти > Вареники з вишнею 12000; Напої > Узвар 5500
dkpos DK | Varenr.;Varenavn;Varegruppe;Salgspris inkl. moms;Kostpris;Moms;Beholdning⏎100;Smørrebrød med sild;Frokost;89,00;31,00;25;0⏎101;Stjerneskud;Frokost;149,00;55,00;25;0⏎200;Fadøl 40 cl;Bar;58,00;12,00;25;0 => Frokost > Smørrebrød med sild 8900; Frokost > Stjerneskud 14900; Bar > Fadøl 40 cl 5800
nopos NO | Varenummer;Navn;Gruppe;Pris inne;Pris ute;MVA⏎1;Skolebolle;Bakevarer;45;42;15⏎2;Kanelsnurr;Bakevarer;48;45;15⏎3;Kaffe;Drikke;42;40;15 => Bakevarer > Skolebolle 4500/4200; Bakevarer > Kanelsnurr 4800/4500; Drikke > Kaffe 4200/4000
grpos GR | Κωδικός;Περιγραφή;Κατηγορία;Τιμή λιανικής;Τιμή χονδρικής;ΦΠΑ;Απόθεμα⏎001;Φρέντο εσπρέσο;Καφέδες;3,20;2,58;24;0⏎002;Τυρόπιτα;Σφολιάτες;2,50;2,02;13;14⏎003;Πορτοκαλόπιτα;Γλυκά;4,00;3,23;13;6 => Καφέδες > Φρέντο εσπρέσο 320; Σφολιάτες > Τυρόπιτα 250; Γλυκά > Πορτοκαλόπιτα 400
ilpos IL | קוד,שם פריט,קטגוריה,מחיר מכירה,מחיר עלות,מלאי⏎101,חומוס גרגרים,ראשונות,34,9,0⏎102,שניצל בחלה,עיקריות,58,19,0⏎103,מלבי,קינוחים,24,6,12 => ראשונות > חומוס גרגרים 3400; עיקריות > שניצל בחלה 5800; קינוחים > מלבי 2400
bgpos BG | Код;Наименование;Група;Продажна цена;Доставна цена;Количество;ДДС⏎1;Таратор;Супи;5,90;1,90;0;20⏎2;Кебапче;Скара;2,80;1,00;0;20⏎3;Айрян;Напитки;2,50;0,70;0;20 => Супи > Таратор 590; Скара > Кебапче 280; Напитки > Айрян 250
takeaway NL | Categorie,Gerecht,Afhaalprijs,Bezorgprijs,Allergenen⏎Snacks,Frikandel speciaal,3.50,4.00,"gluten, mosterd"⏎Snacks,Kaassoufflé,2.80,3.20,"gluten, melk"⏎Schotels,Kapsalon kip,11.50,12.50,melk => Snacks > Frikandel speciaal 350/400; Snacks > Kaassoufflé 280/320; Schotels > Kapsalon kip 1150/1250
lsk US | Item ID,Item name,Kitchen name,Accounting group,Price,Takeaway price,Delivery price,Tax profile,Production instruction,Active⏎1,Cobb Salad,COBB,Food,15.5,15.5,17,Standard,Cold,Yes⏎2,Club Sandwich,CLUB,Food,14,14,15.5,Standard,Grill,Yes⏎3,Iced Latte,ICELAT,Beverage,5.25,5.25,6,Standard,Bar,Yes => Cobb Salad 1550/1700; Club Sandwich 1400/1550; Iced Latte 525/600
revel US | Product Name,Category,Subcategory,Price,Cost,Barcode,Active,Sort,Course,Printer⏎Spring Rolls,Starters,Cold,8,2.1,,Yes,1,1,K1⏎Pho Tai,Soups,Beef,13.5,4,,Yes,2,2,K1⏎Pho Ga,Soups,Chicken,13,3.8,,Yes,3,2,K1 => Spring Rolls 800; Pho Tai 1350; Pho Ga 1300
ehopper PH | Product;Department;Retail Price;Cost Price;On Hand;Reorder Level;Taxable⏎Sisig;Mains;220;90;0;0;Y⏎Lumpia (6);Starters;140;50;0;0;Y⏎Calamansi juice;Drinks;65;15;0;0;Y => Mains > Sisig 22000; Starters > Lumpia (6) 14000; Drinks > Calamansi juice 6500
decsep CH | Artikel;Verkaufspreis CHF;Einstandspreis CHF;MwSt-Satz;Gruppe⏎Rösti Natur;14.50;3.20;8.1;Hauptgänge⏎Bündner Gerstensuppe;11.00;2.80;8.1;Suppen⏎Rivella 0,33;5.20;1.10;8.1;Getränke => Hauptgänge > Rösti Natur 1450; Suppen > Bündner Gerstensuppe 1100; Getränke > Rivella 0,33 520
cegid FR | Code article;Libellé;Famille;PV TTC;PV HT;PA HT;TVA;Stock⏎A001;Jambon-beurre;Sandwichs;5,20;4,73;1,40;10;12⏎A002;Quiche lorraine;Salé;4,80;4,36;1,20;10;8⏎A003;Éclair café;Pâtisseries;3,60;3,41;0,90;5,5;20 => Sandwichs > Jambon-beurre 520; Salé > Quiche lorraine 480; Pâtisseries > Éclair café 360
agora ES | Nombre;Familia;Precio principal;Precio coste;Impuesto;Código barras;Orden;Color⏎Ensalada de la casa;Ensaladas;8,90;2,30;IVA 10%;;1;#FF0000⏎Secreto ibérico;Carnes;16,50;6,00;IVA 10%;;2;#00FF00⏎Tarta de Santiago;Postres;5,50;1,20;IVA 10%;;3;#0000FF => Ensaladas > Ensalada de la casa 890; Carnes > Secreto ibérico 1650; Postres > Tarta de Santiago 550
zucchetti IT | Codice;Descrizione;Descrizione breve;Reparto IVA;Categoria merceologica;Prezzo listino 1;Costo medio⏎P01;Pizza Margherita;MARGH;10%;Pizze;7,00;1,80⏎P02;Pizza Bufala;BUFALA;10%;Pizze;9,50;3,20⏎B01;Birra media;BIRRA M;10%;Bevande;5,00;1,50 => Pizze > Pizza Margherita 700; Pizze > Pizza Bufala 950; Bevande > Birra media 500
smaregi JP | 商品ID,部門ID,部門名,商品コード,商品名,商品カナ,税区分,商品単価,原価,在庫管理区分,表示フラグ⏎8000001,1,ドリンク,1001,ブレンドコーヒー,ブレンドコーヒー,内税,480,90,0,1⏎8000002,1,ドリンク,1002,カフェオレ,カフェオレ,内税,550,120,0,1⏎8000003,2,フード,2001,厚切りトースト,アツギリトースト,内税,420,110,0,1 => ブレンドコーヒー 480; カフェオレ 550; 厚切りトースト 420
okpos KR | 상품코드,상품명,대분류,판매단가,원가,과세구분,바코드⏎000001,아메리카노,커피,4500,900,과세,⏎000002,카페라떼,커피,5000,1200,과세,⏎000003,치즈케이크,디저트,6500,2500,과세, => 커피 > 아메리카노 4500; 커피 > 카페라떼 5000; 디저트 > 치즈케이크 6500
twpos TW | 品號,品名,類別,售價,成本,庫存量,單位⏎A01,牛肉麵,麵食,180,70,0,碗⏎A02,滷肉飯,飯類,45,15,0,碗⏎B01,珍珠奶茶,飲料,60,18,0,杯 => 麵食 > 牛肉麵 18000; 飯類 > 滷肉飯 4500; 飲料 > 珍珠奶茶 6000
faros IR | نام کالا,گروه,قیمت فروش,قیمت خرید,موجودی⏎چلو کباب,غذای اصلی,350000,180000,0⏎قورمه سبزی,غذای اصلی,280000,140000,0⏎دوغ,نوشیدنی,40000,15000,50 => غذای اصلی > چلو کباب 35000000; غذای اصلی > قورمه سبزی 28000000; نوشیدنی > دوغ 4000000
rspos RS | Šifra;Naziv artikla;Grupa;Prodajna cena;Nabavna cena;PDV;Jed. mere⏎1;Ćevapi 10 kom;Roštilj;850;320;20;por⏎2;Pljeskavica;Roštilj;690;260;20;por⏎3;Jelen 0,5;Piće;320;120;20;kom => Roštilj > Ćevapi 10 kom 85000; Roštilj > Pljeskavica 69000; Piće > Jelen 0,5 32000
ltpos LT | Pavadinimas;Grupė;Kaina su PVM;Kaina be PVM;PVM;Likutis⏎Šaltibarščiai;Sriubos;5,50;4,55;21;0⏎Cepelinai (2 vnt.);Karšti patiekalai;8,90;7,36;21;0⏎Gira 0,5 l;Gėrimai;3,20;2,64;21;24 => Sriubos > Šaltibarščiai 550; Karšti patiekalai > Cepelinai (2 vnt.) 890; Gėrimai > Gira 0,5 l 320
eepos EE | Nimetus;Tootegrupp;Müügihind;Ostuhind;Käibemaks;Laoseis⏎Kiluvõileib;Eelroad;6,50;2,10;24;0⏎Seapraad;Praed;14,90;5,40;24;0⏎Kama;Magustoidud;5,50;1,20;24;0 => Eelroad > Kiluvõileib 650; Praed > Seapraad 1490; Magustoidud > Kama 550
sipos SI | Artikel;Skupina;MPC;NC;DDV;Zaloga⏎Jota;Juhe;6,50;2,00;9,5;0⏎Žlikrofi z bakalco;Glavne jedi;14,00;5,00;9,5;0⏎Gibanica;Sladice;5,90;1,60;9,5;0 => Juhe > Jota 650; Glavne jedi > Žlikrofi z bakalco 1400; Sladice > Gibanica 590
cents6 GB | sku,title,amount_minor,currency⏎BR1,Bacon roll,450,GBP⏎FW1,Flat white,340,GBP⏎CC1,Carrot cake,395,GBP => Bacon roll 450; Flat white 340; Carrot cake 395
menu3 AU | Menu;Section;Item;Description;Price;GST;Display Order⏎All Day;Toasties;Ham & cheese;sourdough;12;Y;1⏎All Day;Toasties;Reuben;sauerkraut;16;Y;2⏎All Day;Coffee;Flat white;;4.8;Y;3 => Toasties > Ham & cheese 1200; Toasties > Reuben 1600; Coffee > Flat white 480
four DE | Kaffee;;;Tee;;;Kuchen;;;Eis;⏎Espresso;2,40;;Earl Grey;3,20;;Käsekuchen;4,20;;Kugel;1,80⏎Cappuccino;3,60;;Rooibos;3,20;;Apfelkuchen;3,90;;Spaghettieis;7,50⏎Milchkaffee;3,90;;Minze;3,50;;Mohnkuchen;4,10;;Eiskaffee;6,20 => Kaffee > Espresso 240; Kaffee > Cappuccino 360; Kaffee > Milchkaffee 390; Tee > Earl Grey 320; Tee > Rooibos 320; Tee > Minze 350; Kuchen > Käsekuchen 420; Kuchen > Apfelkuchen 390; Kuchen > Mohnkuchen 410; Eis > Kugel 180; Eis > Spaghettieis 750; Eis > Eiskaffee 620
titledtwo ES | CARTA BAR PACO;;;;⏎;;;;⏎RACIONES;;;BEBIDAS;⏎Calamares;9,50;;Caña;1,80⏎Ensaladilla;7,00;;Tinto de verano;3,20⏎Chopitos;10,50;;Refresco;2,20 => RACIONES > Calamares 950; RACIONES > Ensaladilla 700; RACIONES > Chopitos 1050; BEBIDAS > Caña 180; BEBIDAS > Tinto de verano 320; BEBIDAS > Refresco 220
enttab AT | Name⇥Beschreibung⇥Preis⏎Gr&#246;stl⇥Tiroler Art &amp; Spiegelei⇥&euro; 13,90⏎K&auml;seknödel⇥mit Kraut&shy;salat⇥&euro; 12,50⏎Kaiserschmarrn⇥&quot;f&uuml;r zwei&quot;⇥&euro; 16,90 => Gröstl 1390; Käseknödel 1250; Kaiserschmarrn 1690
gastronovi DE | Artikel-ID;Name;Warengruppe;VK brutto;VK außer Haus;EK netto;MwSt.;Allergene;Aktiv⏎77;Rahmschnitzel;Fleischgerichte;16,90;15,90;4,80;19%;A,C,G;ja⏎78;Gemüselasagne;Vegetarisch;13,50;12,50;3,60;19%;A,G,I;ja⏎79;Apfelschorle 0,4;Getränke;3,90;3,90;0,60;19%;;ja => Fleischgerichte > Rahmschnitzel 1690/1590; Vegetarisch > Gemüselasagne 1350/1250; Getränke > Apfelschorle 0,4 390/390
popina FR | Nom du produit;Catégorie;Prix de vente TTC;Prix d'achat HT;Taux de TVA;Couleur;Position⏎Planche mixte;À partager;19,00;6,40;10;#ff0000;1⏎Croque truffe;Plats;14,50;4,20;10;#00ff00;2⏎Café;Boissons chaudes;2,00;0,25;10;#0000ff;3 => À partager > Planche mixte 1900; Plats > Croque truffe 1450; Boissons chaudes > Café 200
foodics AE | id,name,name_localized,sku,category_reference,tax_group_reference,price,cost,barcode,preparation_time,calories,is_active,is_stock_product⏎a1,Chicken Shawarma,شاورما دجاج,sk-001,,VAT,18,5.5,,7,450,Yes,No⏎a2,Falafel Wrap,ساندويتش فلافل,sk-002,,VAT,12,2.8,,5,390,Yes,No⏎a3,Karak Tea,شاي كرك,sk-003,,VAT,5,0.7,,3,120,Yes,No => Chicken Shawarma 1800; Falafel Wrap 1200; Karak Tea 500
hoshen IL | שם מוצר,מחלקה,מחיר לצרכן,מחיר קניה,ברקוד,מלאי⏎שווארמה בפיתה,עיקריות,52,18,,0⏎צ'יפס,תוספות,22,4,,0⏎קולה,שתיה,14,4,7290000000011,48 => עיקריות > שווארמה בפיתה 5200; תוספות > צ'יפס 2200; שתיה > קולה 1400
qbo IN | Sl No,Item Name,Category,Dine-in Rate,Parcel Rate,GST %,HSN⏎1,Masala Dosa,Tiffin,90,100,5,2106⏎2,Idli (2),Tiffin,50,55,5,2106⏎3,Filter Coffee,Beverages,30,35,5,2101 => Tiffin > Masala Dosa 9000/10000; Tiffin > Idli (2) 5000/5500; Beverages > Filter Coffee 3000/3500
skpos SK | Názov;Skupina;Cena s DPH;Cena bez DPH;Sadzba DPH;Čiarový kód;Množstvo⏎Bryndzové halušky;Hlavné jedlá;9,90;8,25;20;;0⏎Kapustnica;Polievky;4,50;3,75;20;;0⏎Kofola 0,5 l;Nápoje;2,40;2,00;20;8586000000012;60 => Hlavné jedlá > Bryndzové halušky 990; Polievky > Kapustnica 450; Nápoje > Kofola 0,5 l 240
ukhotel GB | Course,Dish,Description,Price (£),Cost (£),GP %,Allergens⏎Starter,Potted shrimps,"brown butter, toast",9.50,2.80,70,"crustaceans, milk, gluten"⏎Main,Lamb rump,"peas, mint",24.00,8.40,65,milk⏎Dessert,Eton mess,strawberries,8.00,1.90,76,"milk, eggs" => Starter > Potted shrimps 950; Main > Lamb rump 2400; Dessert > Eton mess 800
pricelists US | Item,Category,Happy Hour Price,Regular Price⏎Draft Beer,Beer,4,6⏎Margarita,Cocktails,7,11⏎Wings,Bites,8,13 => Beer > Draft Beer 400/600; Cocktails > Margarita 700/1100; Bites > Wings 800/1300
beside6 NL | Broodjes;Prijs;;Soepen;Prijs⏎Gezond;6,50;;Tomaat;5,75⏎Carpaccio;9,75;;Mosterd;6,00⏎Kroket (2);8,50;;; => Broodjes > Gezond 650; Broodjes > Carpaccio 975; Broodjes > Kroket (2) 850; Soepen > Tomaat 575; Soepen > Mosterd 600
9 US | Item,Price⏎Soup,5.50⏎Fish,12.00⏎Subtotal,17.50⏎Tax,1.40⏎Total,18.90 => Soup 550; Fish 1200
`

it.each(
  TABLES.trim()
    .split('\n')
    .map((line) => /^(\S+) (\S+) \| (.*) => (.*)$/u.exec(line)?.slice(1) ?? []),
)('reads a table by its shape: %s, %s', async (_, country = '', text = '', dishes) => {
  const bytes = strToU8(text.replaceAll('⏎', '\n').replaceAll('⇥', '\t'))
  const opened = await openSource({ name: 'menu', bytes }, { country })
  if (opened.kind !== 'table') throw new Error(`These are ${opened.kind}`)
  const choice = { currency: currencyOfCountry(country), country, isCurrencySaid: true }
  const { content } = readSheets(mapSheets(opened.sheets), choice)
  const read = content.sections.flatMap(({ name: section, items }) =>
    items
      .filter(({ prices }) => prices.length > 0)
      .map(({ name, prices }) => ({
        section: `${section} > `,
        said: `${name} ${prices.map(({ amount }) => amount).join('/')}`,
      })),
  )
  const expected = dishes?.split('; ') ?? []
  expect(
    read.map(({ section, said }, at) => (expected[at]?.includes(' > ') ? section + said : said)),
  ).toEqual(expected)
})
