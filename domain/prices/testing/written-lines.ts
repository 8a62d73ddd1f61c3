/** A line of a menu: the name, the price as it is written, and its amounts in major units. */
export type PriceLine = readonly [country: string, name: string, price: string, majors: readonly number[]]

/**
 * Dishes with their prices as restaurants of a country write them, from memory and before the tables could read them. `‖` is
 * where the price begins; `_` before it is a space.
 */
const table = `
  AE | مشاوي_‖٧٥ درهم → 75 | Mixed grill_‖AED 95/- → 95 | Karak_‖Dhs.3 → 3 | برياني_‖٤٥ د.إ → 45 | شاي_‖10 درهم → 10
  AL | Tavë kosi_‖800 L → 800 | Byrek_‖150 Lekë → 150
  AM | Խորոված_‖3500 դր. → 3500 | Dolma_‖2 800֏ → 2800 | Լահմաջո_‖900 դրամ → 900
  AO | Muamba_‖4.500 Kz → 4500 | Calulu_‖Kz 3.800,00 → 3800
  AR | Bife de chorizo_‖$ 18.500 → 18500 | Empanada_‖$1.800 c/u → 1800 | Milanesa_‖$12.500,00 → 12500 | Flan_‖4500 → 4500 | Asado_‖$18k → 18000 | Provoleta_‖$7.200.- → 7200 | Alfajor_‖$1.500 → 1500
  AT | Beuschel_‖11,20 inkl. Semmelknödel → 11.2 | Melange_‖EUR 4,90 → 4.9 | Wein 1/8_‖3,60 → 3.6 | Tafelspitz_‖€19,80 → 19.8 | Frittatensuppe_‖5.20 → 5.2 | Kaiserschmarrn_‖12,– → 12
  AU | Barramundi_‖38.00 → 38 | Flat white_‖5.5 → 5.5 | Oysters_‖6 / 36 → 6 36 | Parma_‖$26 → 26 | Lamington_‖$5 → 5
  AZ | Plov_‖14 AZN → 14 | Dolma_‖9.50₼ → 9.5
  BA | Burek_‖6 KM → 6 | Begova čorba_‖5,50KM → 5.5
  BB | Flying fish_‖Bds$45 → 45
  BD | কাচ্চি_‖৳৩৫০ → 350 | বোরহানি_‖৯০ টাকা → 90 | Kacchi_‖Tk.350/- → 350 | বিরিয়ানি_‖২৫০/- → 250 | চা_‖৳২০ → 20
  BE | Stoofvlees_‖€21,5 → 21.5 | Frieten_‖3,50€ → 3.5 | Trappist_‖€ 5,20 → 5.2 | Waffle_‖€7 → 7
  BG | Шопска салата_‖4,60 € → 4.6 | Кебапче_‖1.20€ → 1.2 | Мусака_‖5,90 € → 5.9 | Лютеница_‖3,20 € → 3.2
  BH | Machboos_‖BD 2.5 → 2.5
  BO | Salteña_‖Bs.8 → 8 | Silpancho_‖35 Bs. → 35 | Pique_‖Bs 60.- → 60 | Fricasé_‖Bs 35 → 35 | Api_‖Bs. 8 → 8
  BR | Feijoada_‖R$ 49,90 → 49.9 | Coxinha_‖8,5 → 8.5 | Picanha_‖R$120 → 120 | Pastel_‖12 reais → 12 | Moqueca_‖R$ 1.100,00 → 1100 | Caipirinha_‖R$ 22,00 → 22 | Porção_‖R$ 35,90 / ½ R$ 22,90 → 35.9 22.9 | Guaraná_‖R$ 7,50 → 7.5
  BS | Conch_‖B$18 → 18
  BT | Ema datshi_‖Nu. 180 → 180
  BW | Seswaa_‖P75.00 → 75
  BY | Драники_‖12.90 р. → 12.9 | Мачанка_‖18,50 BYN → 18.5
  CA | Poutine_‖11,95$ → 11.95 | Tourtière_‖14 $ → 14 | Pâté chinois_‖12$95 → 12.95 | Donair_‖$13.49 → 13.49 | Nanaimo bar_‖$5.50 → 5.5 | Bagel_‖3,25 $ → 3.25 | Beavertail_‖7,50 $ → 7.5
  CH | Rösti_‖19.50.- → 19.5 | Fondue_‖Fr. 28.-- → 28 | Raclette_‖CHF 9.– pro Portion → 9 | Kaffee_‖4.90 CHF → 4.9 | Cordon bleu_‖sFr. 32.50 → 32.5 | Menu_‖1'250.00 → 1250 | Bratwurst_‖14.50 Fr. → 14.5 | Zürigschnätzlets_‖38.– → 38 | Älplermagronen_‖22.50 → 22.5 | Eistee_‖Fr 5.– → 5
  CI | Attiéké_‖2 500F → 2500 | Foutou_‖3.000 Frs → 3000
  CL | Cazuela_‖$7.990 → 7990 | Completo_‖$ 3.500.- → 3500 | Chorrillana_‖12.990 → 12990 | Empanada_‖$2500 → 2500 | Pastel de jaiba_‖$9.900 → 9900 | Mote_‖$1.990 → 1990
  CM | Ndolé_‖3 500 FCFA → 3500
  CN | 宫保鸡丁_‖38元 → 38 | 麻婆豆腐_‖￥28 → 28 | 北京烤鸭_‖298元/只 → 298 | 水饺_‖18块 → 18 | 例汤_‖十八元 → 18 | 小笼包_‖￥28/笼 → 28 | 烤鱼_‖128元起 → 128 | 豆浆_‖5元/杯 → 5
  CO | Bandeja paisa_‖$32.000 → 32000 | Ajiaco_‖28 mil → 28000 | Arepa_‖$ 8.500 → 8500 | Sancocho_‖25.000 pesos → 25000 | Lechona_‖$22.000 → 22000 | Jugo_‖7 mil → 7000 | Tinto_‖$3.500 → 3500
  CR | Casado_‖₡4 500 → 4500 | Gallo pinto_‖(₡4.800) → 4800 | Ceviche_‖¢5.200 → 5200 | Olla de carne_‖4500 colones → 4500 | Chifrijo_‖₡3 800 → 3800 | Agua dulce_‖₡1.200 → 1200
  CU | Ropa vieja_‖850 CUP → 850
  CY | Halloumi_‖€6,50 → 6.5 | Meze_‖€22,00 το άτομο → 22
  CZ | Svíčková_‖189 Kč → 189 | Kulajda_‖59,-Kč → 59 | Guláš_‖165.- → 165 | Pivo_‖49 kč → 49 | Tatarák_‖289,00 Kč → 289 | Řízek_‖od 169 Kč → 169 | Trdelník_‖90,-Kč → 90
  DE | Schnitzel_‖14,9 → 14.9 | Bier vom Fass_‖4,20€ → 4.2 | Suppe_‖5,-€ → 5 | Suppe_‖5.– EUR → 5 | Kuchen_‖ab 3,50 € → 3.5 | Brezel_‖-,80 € → 0.8 | Brezel_‖–,80 → 0.8 | Kaffee_‖€2,80 → 2.8 | Gans_‖19,80 Euro p.P. → 19.8 | Spargel_‖9⁸⁰ → 9.8 | Buffet_‖22,00 EURO → 22 | Rinderbraten_‖€ 16,50 → 16.5 | Tagessuppe_‖4,5 → 4.5 | Menü_‖38 EUR → 38 | Kinderschnitzel_‖7,90€ inkl. Getränk → 7.9 | Brunch_‖29,90 € p. P. → 29.9 | Currywurst_‖4,90 EUR → 4.9 | Radler‖3,90€ → 3.9
  DK | Smørrebrød_‖89,- → 89 | Stjerneskud_‖kr 145,00 → 145 | Øl_‖55 kr → 55 | Frokostplatte_‖Kr. 189,-/pers. → 189 | Flæskesteg_‖145.- → 145 | Vin_‖fra 295 kr. → 295 | Bøf_‖kr. 189,00 → 189 | Kaffe_‖35,-/kop → 35 | Rødgrød_‖68,- kr. → 68
  DO | Mofongo_‖RD$ 595 → 595 | Sancocho_‖595.00 → 595
  DZ | Chorba_‖350 DA → 350 | شوربة_‖350 دج → 350 | Thé_‖120 DA → 120
  EC | Encebollado_‖$4,50 → 4.5 | Ceviche_‖$ 8.00 → 8
  EE | Supp_‖4.50 € → 4.5 | Praad_‖8,90 EUR → 8.9
  EG | كشري_‖٥٠ ج → 50 | Koshari_‖EGP50 → 50 | ملوخية_‖85 جنيه → 85 | فتة_‖١٥٠ جنيه → 150 | عصير_‖٤٥ ج.م → 45
  ES | Croquetas_‖8,00€/ud → 8 | Jamón_‖12'50 € → 12.5 | Caña_‖1'80 → 1.8 | Paella_‖18€ p.p. → 18 | Menú del día_‖13,50 € IVA incl. → 13.5 | Calamares_‖9,5€ → 9.5 | Chuletón_‖48€/kg → 48 | Pincho_‖2,50 €/u → 2.5 | Café_‖1,40€ → 1.4 | Tinto_‖2'20€ → 2.2 | Churros_‖3.50€ → 3.5
  ET | Doro wat_‖350 ETB → 350 | ዶሮ ወጥ_‖350 ብር → 350 | Tibs_‖Birr 280 → 280 | Kitfo_‖450 Birr → 450 | Buna_‖40 ብር → 40
  FI | Lohikeitto_‖13,90€ → 13.9 | Lounas_‖12,70 e → 12.7 | Pulla_‖3,50e → 3.5 | Pannu_‖alk. 9,90 € → 9.9 | Poronkäristys_‖28,50 → 28.5 | Lounasbuffet_‖12,90€/hlö → 12.9 | Karjalanpaisti_‖15,90€ → 15.9
  FJ | Kokoda_‖$22.50 → 22.5
  FR | Magret_‖18€50 → 18.5 | Café_‖2€ → 2 | Steak frites_‖17,50€ → 17.5 | Plateau_‖12 à 15 € → 12 15 | Menu du jour_‖16,90 euros → 16.9 | Tarte_‖7.5€ la part → 7.5 | Vin au verre_‖dès 4 € → 4 | Salade_‖9 € 50 → 9.5 | Croissant_‖0,90 cts → 0.9 | Entrecôte_‖23,–€ → 23 | Verre de vin_‖4€ le verre → 4 | Formule midi_‖15€90 TTC → 15.9 | Eau_‖1 € 50 → 1.5 | Bavette_‖16.00 € → 16 | Omelette_‖10,50€ → 10.5 | Kir_‖4 € 80 → 4.8 | Camembert rôti_‖13€ → 13
  GB | Ploughman's_‖£12.95pp → 12.95 | Sunday roast_‖from £18.50 → 18.5 | Chips_‖£3.50p → 3.5 | Tea_‖1.80p → 1.8 | Side_‖4½ → 4.5 | Fish & chips_‖£14.50/£17 → 14.5 17 | Scone_‖£2.95 each → 2.95 | Real ale_‖£4.80 a pint → 4.8 | Soup_‖£6.- → 6 | Cream tea_‖£8.95 per person → 8.95 | Gammon_‖£11 → 11
  GE | ხაჭაპური_‖18₾ → 18 | Khinkali_‖1.80 ₾/ც → 1.8 | Lobio_‖12 ლარი → 12 | მწვადი_‖22 ₾ → 22 | Pkhali_‖9.50₾ → 9.5
  GH | Waakye_‖GHS 45.00 → 45 | Banku_‖GH¢60 → 60 | Kelewele_‖¢25 → 25 | Fufu_‖GH₵40 → 40 | Sobolo_‖GHS 15 → 15
  GM | Domoda_‖D250 → 250
  GR | Μουσακάς_‖9,50€ → 9.5 | Φρέσκο ψάρι_‖65,00€/κιλό → 65 | Καφές_‖2.5 € → 2.5 | Χταπόδι_‖14,00 € → 14 | Ούζο_‖9 ευρώ → 9 | Σουβλάκι_‖3,80€ → 3.8
  GT | Pepián_‖Q.75.00 → 75 | Chuchitos_‖Q15 → 15 | Tamal_‖Q12.50 → 12.5
  HK | 叉燒飯_‖$58 → 58 | 雲吞麵_‖HK$48 → 48 | 乳鴿_‖88蚊 → 88 | 咖喱牛腩_‖$68 → 68 | 奶茶_‖$22 → 22
  HN | Baleada_‖L.45.00 → 45 | Pupusa_‖Lps 25 → 25
  HR | Ćevapi_‖7,50€ → 7.5 | Riba_‖45 €/kg → 45 | Peka_‖25 EUR/osoba → 25
  HT | Griot_‖500 HTG → 500
  HU | Gulyásleves_‖2490 Ft → 2490 | Pörkölt_‖3.990.- → 3990 | Lángos_‖1 890,-Ft → 1890 | Halászlé_‖4 290 Ft/adag → 4290 | Palacsinta_‖1290.-Ft → 1290 | Gulyás_‖2490.- → 2490 | Dobos torta_‖1 290 Ft → 1290
  ID | Nasi goreng_‖Rp25.000 → 25000 | Sate_‖Rp. 30.000,- → 30000 | Es teh_‖8 rb → 8000 | Rendang_‖45 ribu → 45000 | Paket_‖1,2 jt → 1200000 | Ayam_‖35K → 35000 | Kopi_‖IDR 28K → 28000 | Gado-gado_‖Rp 28.000,00 → 28000 | Jus_‖18K → 18000 | Teh botol_‖Rp 7.000 → 7000 | Martabak_‖45.000,- → 45000
  IE | Chowder_‖€9.95 → 9.95 | Oysters_‖6 for €15 → 15 | Seafood chowder_‖€ 11.50 → 11.5
  IL | חומוס_‖42₪ → 42 | שקשוקה_‖₪ 58 → 58 | פלאפל_‖28 ש״ח → 28 | סלט_‖39.90 שח → 39.9 | המבורגר_‖68 ₪ → 68 | קפה_‖14 ש"ח → 14 | לימונדה_‖₪18 → 18
  IN | Paneer tikka_‖Rs.280 → 280 | Dosa_‖₹ 120 /- → 120 | Thali_‖Rs 350/= → 350 | Biryani_‖₹280/₹420 → 280 420 | पनीर टिक्का_‖₹२८० → 280 | Banquet_‖₹1,25,000/- → 125000 | Lassi_‖90 /- → 90 | Masala dosa_‖Rs. 110/- → 110 | बिरयानी_‖₹ २५० → 250 | Samosa_‖₹40/plate → 40 | चाय_‖₹१५ → 15
  IQ | كباب_‖12,000 دينار → 12000 | كباب_‖١٢٬٠٠٠ د.ع → 12000
  IR | چلوکباب_‖۳۵۰٬۰۰۰ تومان → 3500000 | Kabab_‖450,000 Toman → 4500000 | قرمه سبزی_‖280,000 تومان → 2800000
  IS | Kjötsúpa_‖2990 → 2990 | Fiskur_‖ISK 3.990 → 3990 | Hamborgari_‖2.890kr → 2890 | Lambasteik_‖5.490 kr → 5490 | Skyr_‖1.490,- → 1490
  IT | Nerano‖13.90€ → 13.9 | Coperto_‖€2,00 → 2 | Carbonara_‖euro 12 → 12 | Margherita_‖6.– → 6 | Fiorentina_‖€ 5,50/hg → 5.5 | Pesce_‖€ 60,00 al kg → 60 | Spritz_‖7 € cad. → 7 | Gelato_‖€. 2,50 → 2.5 | Bistecca_‖€ 5,00 l'etto → 5 | Tagliere_‖da € 14 → 14 | Caffè_‖€ 1,20 → 1.2 | Acqua_‖2,50€ → 2.5 | Fritto misto_‖16 euro → 16 | Tiramisù_‖€6 → 6 | Prosecco‖5,00€ → 5
  JM | Jerk chicken_‖J$1500 → 1500
  JO | منسف_‖7.50 د.أ → 7.5 | Mansaf_‖8 JDs → 8
  JP | ラーメン_‖880円 → 880 | 餃子_‖４５０円 → 450 | 定食_‖¥1,100（税込） → 1100 | 刺身盛り_‖1,500円〜 → 1500 | 会席_‖1万2千円 → 12000 | 鰻重_‖三千五百円 → 3500 | お通し_‖¥300/人 → 300 | ビール_‖税込650円 → 650 | 天ぷら_‖¥1,650 → 1650 | おにぎり_‖180円 → 180
  KE | Nyama choma_‖Ksh.850 → 850 | Ugali_‖150/- → 150 | Pilau_‖KES 650/= → 650 | Samosa_‖Kshs 80/= → 80 | Mandazi_‖Ksh 30 → 30
  KG | Манты_‖280 сом → 280 | Лагман_‖320 с → 320 | Боорсок_‖120 сом → 120
  KH | Amok_‖18,000 KHR → 18000 | Lok lak_‖20000៛ → 20000 | Fish amok_‖25,000៛ → 25000
  KR | 비빔밥_‖9,000원 → 9000 | 김치찌개_‖8000 → 8000 | 아메리카노_‖4.5 → 4500 | 갈비_‖3만5천원 → 35000 | 삼겹살_‖₩16,000 → 16000 | 불고기_‖15,000원/인분 → 15000 | 라떼_‖5.5 → 5500 | 식혜_‖3,500원 → 3500
  KW | مجبوس_‖٣٫٥٠٠ د.ك → 3.5 | Hummus_‖KD1.250 → 1.25 | Falafel_‖0.500 → 0.5 | برياني_‖2.750 د.ك → 2.75 | شاي_‖0.750 → 0.75
  KZ | Бешбармак_‖4 500 тг. → 4500 | Лагман_‖2200₸ → 2200 | Плов_‖2 800 тенге → 2800 | Баурсак_‖600₸ → 600
  LA | Laap_‖45,000 kip → 45000 | Khao soi_‖30.000 LAK → 30000
  LB | Tabbouleh_‖450,000 LL → 450000
  LK | Kottu_‖LKR 1,450.00 → 1450 | Hoppers_‖Rs 150/= → 150 | String hoppers_‖Rs.350/= → 350 | Tea_‖Rs. 90.00 → 90
  LT | Cepelinai_‖6,50 Eur → 6.5 | Šaltibarščiai_‖4,20€ → 4.2
  LU | Bouneschlupp_‖12,50 € → 12.5
  LV | Zupa_‖3.50 EUR → 3.5 | Karbonāde_‖EUR 7,90 → 7.9
  LY | كسكسي_‖25 د.ل → 25
  MA | Tajine_‖95,00 DH → 95 | Couscous_‖110dh → 110 | طاجين_‖90 درهم → 90 | Pastilla_‖75 Dhs → 75 | Thé_‖15 DH → 15
  MD | Plăcintă_‖45 lei → 45
  ME | Ćevapi_‖5,50€ → 5.5
  MG | Romazava_‖18 000 Ar → 18000 | Ravitoto_‖Ar 22.000 → 22000
  MK | Тавче гравче_‖220ден → 220
  MM | Mohinga_‖3,500 Ks → 3500 | မုန့်ဟင်းခါး_‖၃၅၀၀ ကျပ် → 3500
  MN | Бууз_‖2,500₮ → 2500 | Хуушуур_‖3500 төг → 3500
  MO | 葡撻_‖MOP 12 → 12
  MT | Ftira_‖€8.50 → 8.5
  MU | Dholl puri_‖Rs 45 → 45 | Mine frit_‖Rs. 225.00 → 225 | Biryani_‖Rs 250 → 250
  MV | Mas huni_‖MVR 65 → 65
  MW | Chambo_‖MK 8,500 → 8500
  MX | Tacos al pastor_‖$95.00 → 95 | Mole_‖$220 MXN → 220 | Pozole_‖180 pesos → 180 | Agua_‖$ 35.- → 35 | Enchiladas_‖$165.00 M.N. → 165 | Churros_‖$65 → 65
  MY | Nasi lemak_‖RM8.90 → 8.9 | Teh tarik_‖RM 2.5 → 2.5 | Roti_‖80 sen → 0.8 | Satay_‖RM1.20/pc → 1.2 | Cendol_‖RM5.50 → 5.5
  MZ | Matapa_‖350,00MT → 350 | Frango_‖450 Meticais → 450
  NA | Kapana_‖N$ 85 → 85
  NC | Bougna_‖2 400 F → 2400
  NG | Jollof_‖₦3,500 → 3500 | Suya_‖N2,500 → 2500 | Egusi_‖#3,500 → 3500 | Afang_‖4k → 4000 | Pepper soup_‖3,500.00 → 3500 | Moi moi_‖₦800 → 800 | Chapman_‖₦1,200 → 1200
  NI | Gallo pinto_‖C$120 → 120
  NL | Bitterballen_‖8,- → 8 | Uitsmijter_‖€ 11,-- → 11 | Koffie_‖v.a. 2,75 → 2.75 | Soep_‖7½ → 7.5 | Saté_‖€ 17,95 p.p. → 17.95 | Pils_‖3,- → 3 | Kroket_‖3,25 → 3.25
  NO | Fiskesuppe_‖kr 189,- → 189 | Fårikål_‖249,00 → 249 | Vaffel_‖45,- pr. stk → 45 | Laks_‖NOK 295,- → 295 | Brunost_‖kr. 65,- → 65 | Pizza_‖fra 159,- → 159 | Lutefisk_‖389,- → 389
  NP | मोमो_‖रु. २५० → 250 | Momo_‖NRs 250 → 250 | Dal bhat_‖Rs. 450/- → 450
  NZ | Pavlova_‖$16.0 → 16 | Lamb rack_‖42 → 42 | Pie_‖$7.50 → 7.5
  OM | Shuwa_‖4.500 R.O. → 4.5 | شواء_‖٤٫٥٠٠ ر.ع → 4.5 | Tea_‖RO 0.500 → 0.5
  PA | Sancocho_‖B/.6.50 → 6.5
  PE | Ceviche_‖S/.38.00 → 38 | Lomo saltado_‖S/ 32 → 32 | Ají de gallina_‖28 soles → 28 | Anticuchos_‖s/25.00 → 25 | Tacacho_‖S/.28 → 28 | Chicha_‖S/8.00 → 8
  PF | Poisson cru_‖1 950 F → 1950 | Chao men_‖1.800 xpf → 1800
  PG | Mumu_‖K65.00 → 65
  PH | Adobo_‖₱250.00 → 250 | Sisig_‖Php275 → 275 | Halo-halo_‖P 150 → 150 | Lechon_‖1,250 → 1250 | Kare-kare_‖₱395 → 395 | Buffet_‖P899.00/head → 899 | Buko pandan_‖Php 85.00 → 85
  PK | Karahi_‖Rs.1,450/- → 1450 | نہاری_‖850 روپے → 850 | Nihari_‖Rs. 750/- per plate → 750 | Chai_‖Rs.80/- → 80
  PL | Żurek_‖18,00zł → 18 | Pierogi_‖29zł → 29 | Piwo_‖14 zl → 14 | Schabowy_‖34 ,- → 34 | Herbata_‖12.00 PLN → 12 | Karp_‖14 zł/100g → 14 | Bigos_‖26,50zł → 26.5 | Kotlet_‖od 29 zł → 29 | Flaki_‖19,- zł → 19 | Gołąbki_‖31 zł → 31
  PT | Bacalhau_‖14,50€ → 14.5 | Imperial_‖1€50 → 1.5 | Francesinha_‖€ 9.90 → 9.9 | Polvo_‖€16,00 → 16 | Bica_‖0,80€ → 0.8 | Pastel de nata_‖1,20€ → 1.2
  PY | Sopa paraguaya_‖Gs. 15.000 → 15000 | Bori bori_‖₲35.000 → 35000 | Vori_‖30 mil → 30000 | Chipa guazú_‖Gs 20.000 → 20000 | Tereré_‖Gs. 5.000 → 5000
  QA | Machboos_‖45 QAR → 45 | مجبوس_‖٤٥ ر.ق → 45 | Tea_‖QAR 12.00 → 12
  RO | Ciorbă_‖22 lei → 22 | Sarmale_‖38,00 RON → 38 | Mici_‖9 ron/buc → 9 | Papanași_‖25 LEI → 25 | Tochitură_‖42 lei/porție → 42 | Bere_‖12 Lei → 12 | Cozonac_‖18,50 lei → 18.5
  RS | Ćevapi_‖850,00 → 850 | Pljeskavica_‖620 dinara → 620 | Гулаш_‖990 дин. → 990 | Karađorđeva_‖1.190,00 RSD → 1190 | Kajmak_‖350 RSD → 350
  RU | Борщ_‖390р → 390 | Пельмени_‖450 руб → 450 | Шашлык_‖1 200 р. → 1200 | Блины_‖290 Р → 290 | Солянка_‖420.00 → 420 | Уха_‖от 450 ₽ → 450 | Хачапури_‖520 руб./шт → 520 | Окрошка_‖320 ₽ → 320
  RW | Isombe_‖5,000Frw → 5000 | Brochette_‖2000 FRW → 2000
  SA | كبسة_‖٤٥ ريال → 45 | شاورما_‖١٢٫٥٠ ر.س → 12.5 | Kabsa_‖SAR 48 → 48 | مندي_‖55 ر.س → 55 | قهوة_‖15 ر.س → 15
  SC | Fish curry_‖SCR 250 → 250
  SE | Köttbullar_‖145kr → 145 | Räksmörgås_‖189;- → 189 | Kaffe_‖35 :- → 35 | Sill_‖1 250:- → 1250 | Räkmacka_‖179:- → 179 | Dagens_‖119 kr/pers → 119 | Kanelbulle_‖38:- → 38
  SG | Laksa_‖$8.90 → 8.9 | Chilli crab_‖S$88++ → 88 | Kaya toast_‖$2.40 → 2.4
  SI | Juha_‖3,50 € → 3.5 | Kranjska klobasa_‖8,90 EUR → 8.9
  SK | Kapustnica_‖3,90 € → 3.9 | Halušky_‖€ 5,50 → 5.5 | Bryndzové halušky_‖6,90€ → 6.9
  SN | Thieboudienne_‖3.500 F → 3500 | Yassa_‖3500 FCFA → 3500 | Mafé_‖2.500 FCFA → 2500 | Bissap_‖1 000 F → 1000
  SV | Pupusas_‖$1.25 → 1.25
  TH | ผัดไทย_‖80.- → 80 | ต้มยำกุ้ง_‖๑๕๐.- → 150 | ข้าวผัด_‖60 บ. → 60 | Pad thai_‖120B → 120 | ส้มตำ_‖฿60 → 60 | แกงเขียวหวาน_‖120 ฿ → 120 | Tom yum_‖150.-/200.- → 150 200 | ชาเย็น_‖45.- → 45
  TJ | Оши палав_‖35 сомони → 35
  TN | Ojja_‖14,500 → 14.5 | Brik_‖6DT → 6 | كسكسي_‖18,000 د.ت → 18 | Couscous_‖22.000 DT → 22 | Thé_‖2,500 DT → 2.5
  TR | İskender_‖450₺ → 450 | Mercimek_‖120,00 TL → 120 | Künefe_‖₺180,00 → 180 | Balık_‖1.450,00₺ → 1450 | Adana_‖380 TL → 380 | Çay_‖₺20 → 20 | Baklava_‖150,00₺ → 150
  TT | Doubles_‖TT$ 12.00 → 12
  TW | 牛肉麵_‖180元 → 180 | 滷肉飯_‖NT$ 45 → 45 | 小籠包_‖$200 → 200 | 火鍋_‖一百八十元 → 180 | 豆花_‖NT$55 → 55
  TZ | Pilau_‖12,000/= → 12000 | Chipsi_‖Tsh 8,000/= → 8000 | Ugali_‖8000/- → 8000
  UA | Вареники_‖165грн → 165 | Борщ_‖145 грн. → 145 | Деруни_‖130₴ → 130 | Борщ_‖165 грн/порція → 165 | Голубці_‖155 ₴ → 155
  UG | Rolex_‖5,000/= → 5000 | Luwombo_‖UGX 25K → 25000 | Matoke_‖Ugx 15,000 → 15000
  US | Cheesecake_‖$9. → 9 | Wings_‖$12⁹⁵ → 12.95 | Cold brew_‖5- → 5 | Oysters_‖$3.50 each → 3.5 | Soup cup_‖$ 4.75 → 4.75 | Fries_‖4.– → 4 | Draft beer_‖$7.00/pint → 7 | Ribeye_‖$58.00 USD → 58 | Nachos....‖$11 → 11 | Lager_‖-4.50 → 4.5 | Kids meal_‖.99 → 0.99 | Refill_‖99¢ → 0.99 | Brisket_‖$16/lb → 16 | Brisket_‖$16 per lb → 16 | Tacos_‖($3.25) → 3.25 | Flatbread_‖[12.50] → 12.5 | Dozen_‖$12-15 → 12 15 | Lobster roll_‖$28.5 → 28.5 | Tater tots_‖6.00- → 6 | Pitcher_‖$22/pitcher → 22 | Kids pasta_‖…7.95 → 7.95 | Prime rib_‖$1.75/oz → 1.75 | Bruschetta_‖—9.50 → 9.5 | Corn dog_‖$4.25 ea. → 4.25 | Fajitas_‖$16–$19 → 16 19 | Crab legs_‖$18 to $24 → 18 24 | Grilled cheese_‖7.5 → 7.5 | Milkshake_‖$6.49 → 6.49 | Oysters_‖$2.75 each → 2.75 | Combo plate_‖$13 / $17 → 13 17
  UY | Chivito_‖$ 590 → 590 | Milanesa_‖$U 450 → 450 | Asado_‖$ 750 → 750 | Mate_‖$ 120 → 120
  UZ | Plov_‖45 000 so'm → 45000 | Лагман_‖38 000 сум → 38000 | Somsa_‖12 ming → 12000 | Shashlik_‖25 000 so'm/dona → 25000
  VE | Arepa_‖Bs. 250,00 → 250
  VN | Phở bò_‖65.000đ → 65000 | Bún chả_‖60K → 60000 | Bánh mì_‖35,000 VNĐ → 35000 | Cà phê_‖29 nghìn → 29000 | Lẩu_‖350.000 đ/nồi → 350000 | Gỏi cuốn_‖45 000 ₫ → 45000 | Cơm tấm_‖45k → 45000 | Bia_‖20.000đ/chai → 20000 | Trà đá_‖5k → 5000
  VU | Laplap_‖1,200 VT → 1200
  WS | Oka_‖WS$ 25 → 25
  ZA | Bobotie_‖R145 → 145 | Braai_‖R 1 450.00 → 1450 | Boerewors_‖R 95.00 → 95 | Koeksister_‖R25.00 → 25
  ZM | Nshima_‖K85 → 85
`

export const writtenLines: readonly PriceLine[] = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [country = '', ...lines] = row.trim().split(' | ')
    return lines.map((line): PriceLine => {
      const [text = '', majors = ''] = line.split(' → ')
      const [name = '', price = ''] = text.split('‖')
      return [country, name.replace('_', ' '), price, majors.split(' ').map(Number)]
    })
  })
