import { names } from '../../text/names.ts'

/**
 * Names of allergens and of declarations of additives, from @menuella/food-safety 1.6.0, MIT, copyright (c)
 * 2026 Nuh Kayran. Written by scripts/food-safety-names.ts; its mistakes are fixed in own-names.ts.
 */
export const allergenOrder: readonly string[] = names(
  'rye, barley, emmer, einkorn, spelt, wheat, oats, khorasan, crustaceans, eggs, fish, peanuts',
  'soybeans, milk, macadamias, almonds, brazil-nuts, pecans, pistachios, walnuts, cashews, hazelnuts',
  'celery, mustard, sesame, sulphites, lupin, molluscs',
)

export const additiveOrder: readonly string[] = names(
  'coloring, preservatives, antioxidants, nitrite-curing-salt, nitrate',
  'nitrite-curing-salt-and-nitrate, flavor-enhancers, phosphate, sulphured, blackened, waxed',
  'sweeteners, phenylalanine, laxative-warning, caffeine, quinine, child-attention-warning',
  'milk-protein, surimi, reconstituted-meat, reconstituted-fish, defrosted',
)

/** By language, in the order of the keys above, parted by strokes. English is our own. */
export const foodSafetyNames: Readonly<Record<string, { allergens: string; additives: string }>> = {
  ar: {
    allergens:
      'الجاودار|الشعير|قمح إمر|قمح آينكورن|قمح سبلت|القمح|الشوفان|قمح خراسان (كاموت)|القشريات|البيض|الأسماك|الفول السوداني|فول الصويا|الحليب|المكاداميا|اللوز|جوز البرازيل|البقان|الفستق|الجوز|الكاجو|البندق|الكرفس|الخردل|بذور السمسم|ثاني أكسيد الكبريت والسلفيت|الترمس|الرخويات',
    additives:
      'يحتوي على مادة ملوّنة|يحتوي على مادة حافظة|يحتوي على مضاد أكسدة|يحتوي على ملح النترات (نيتريت) للتمليح|يحتوي على نترات|يحتوي على ملح النيتريت للتمليح والنترات|يحتوي على مُحسِّن للنكهة|يحتوي على فوسفات|معالج بالكبريت|مسوَّد|مُشمَّع|يحتوي على مُحلّيات|يحتوي على مصدر للفينيل ألانين|قد يُسبِّب تأثيرًا مليِّنًا عند الإفراط في تناوله|يحتوي على كافيين|يحتوي على كينين|قد يؤثر على النشاط والانتباه لدى الأطفال|يحتوي على بروتين الحليب|يحتوي على سوريمي|مُعاد تركيبه من قطع اللحم|مُعاد تركيبه من قطع السمك|مُذوَّب',
  },
  bg: {
    allergens:
      'ръж|ечемик|пшеница емер|пшеница еднозърнеста|спелта|пшеница|овес|пшеница Khorasan (Kamut)|ракообразни|яйца|риба|фъстъци|соя|мляко|макадамия|бадеми|бразилски орехи|пекан|шам-фъстъци|орехи|кашу|лешници|целина|синап|сусамово семе|серен диоксид и сулфити|лупина|мекотели',
    additives:
      'с оцветител|с консервант|с антиоксидант|с нитритна осолителна сол|с нитрат|с нитритна осолителна сол и нитрат|с усилвател на вкуса|с фосфат|серифициран|почернен|восъчно покритие|с подсладители|съдържа източник на фенилаланин|прекомерната консумация може да има разхлабителен ефект|съдържа кофеин|съдържа хинин|може да повлияе неблагоприятно активността и вниманието на децата|с млечен протеин|със сурими|съставено от парчета месо|съставено от парчета риба|размразено',
  },
  cs: {
    allergens:
      'žito|ječmen|pšenice dvouzrnka|pšenice jednozrnka|špalda|pšenice|oves|Kamut|korýši|vejce|ryby|arašídy|sója|mléko|makadamové ořechy|mandle|para ořechy|pekanové ořechy|pistácie|vlašské ořechy|kešu ořechy|lískové ořechy|celer|hořčice|sezamová semena|oxid siřičitý a siřičitany|vlčí bob|měkkýši',
    additives:
      's barvivem|s konzervantem|s antioxidantem|s dusitanovou solicí solí|s dusičnanem|s dusitanovou solicí solí a dusičnanem|s látkou zvýrazňující chuť|s fosforečnanem|sířený|začerněný|voskovaný|se sladidly|obsahuje zdroj fenylalaninu|při nadměrné konzumaci může mít projímavé účinky|obsahuje kofein|obsahuje chinin|může mít negativní vliv na aktivitu a pozornost dětí|s mléčnou bílkovinou|se surimi|složeno z kousků masa|složeno z kousků ryby|rozmrazený',
  },
  da: {
    allergens:
      'rug|byg|emmerhvede|enkornhvede|spelt|hvede|havre|Khorasan-hvede (Kamut)|krebsdyr|æg|fisk|jordnødder|soja|mælk|macadamianødder|mandler|paranødder|pekannødder|pistacienødder|valnødder|cashewnødder|hasselnødder|selleri|sennep|sesamfrø|svovldioxid og sulfitter|lupin|bløddyr',
    additives:
      'med farvestof|med konserveringsmiddel|med antioxidant|med nitritholdigt konserveringssalt|med nitrat|med nitritsalt og nitrat|med smagsforstærker|med fosfat|svovlbehandlet|sværtet|vokset|med sødestoffer|indeholder en kilde til phenylalanin|kan have en afførende virkning ved for stort indtag|indeholder koffein|indeholder kinin|kan påvirke børns aktivitet og opmærksomhed negativt|med mælkeprotein|med surimi|sammensat af kødstykker|sammensat af fiskestykker|optøet',
  },
  de: {
    allergens:
      'Roggen|Gerste|Emmer|Einkorn|Dinkel|Weizen|Hafer|Khorasan/Kamut|Krebstiere|Ei|Fisch|Erdnuss|Soja|Milch|Macadamianüsse|Mandeln|Paranüsse|Pekannuss|Pistazien|Walnüsse|Cashewnüsse|Haselnüsse|Sellerie|Senf|Sesamsamen|Schwefeldioxid und Sulfite|Lupine|Weichtiere',
    additives:
      'mit Farbstoff|mit Konservierungsstoff|mit Antioxidationsmittel|mit Nitritpökelsalz|mit Nitrat|mit Nitritpökelsalz und Nitrat|mit Geschmacksverstärker|mit Phosphat|geschwefelt|geschwärzt|gewachst|mit Süßungsmitteln|enthält eine Phenylalaninquelle|kann bei übermäßigem Verzehr abführend wirken|koffeinhaltig|chininhaltig|kann Aktivität und Aufmerksamkeit bei Kindern beeinträchtigen|mit Milcheiweiß|mit Surimi|aus Fleischstücken zusammengefügt|aus Fischstücken zusammengefügt|aufgetaut',
  },
  el: {
    allergens:
      'σίκαλη|κριθάρι|δίκοκκο σιτάρι (emmer)|μονόκοκκο σιτάρι (einkorn)|ζέα (spelt)|σιτάρι|βρώμη|σιτάρι Κhorasan (Kamut)|καρκινοειδή|αυγά|ψάρια|αραχίδες|σόγια|γάλα|καρύδια μακαντάμια|αμύγδαλα|καρύδια Βραζιλίας|καρύδια pecan|φιστίκια Αιγίνης|καρύδια|κάσιους|φουντούκια|σέλινο|μουστάρδα|σπόροι σουσαμιού|διοξείδιο του θείου και θειώδη άλατα|λούπινα|μαλάκια',
    additives:
      'με χρωστική|με συντηρητικό|με αντιοξειδωτικό|με νιτρώδες αλάτι ωρίμανσης|με νιτρικά|με νιτρώδες αλάτι ωρίμανσης και νιτρικά|με ενισχυτικό γεύσης|με φωσφορικά άλατα|θειούχο|μαυρισμένο|κερωμένο|με γλυκαντικά|περιέχει πηγή φαινυλαλανίνης|η υπερβολική κατανάλωση μπορεί να έχει καθαρτική δράση|περιέχει καφεΐνη|περιέχει κινίνη|μπορεί να επηρεάσει αρνητικά τη δραστηριότητα και την προσοχή των παιδιών|με πρωτεΐνη γάλακτος|με σουρίμι|ανασυσταμένο από κομμάτια κρέατος|ανασυσταμένο από κομμάτια ψαριού|αποψυγμένο',
  },
  es: {
    allergens:
      'centeno|cebada|emmer|einkorn|espelta|trigo|avena|Khorasan/Kamut|mariscos|huevo|pescado|cacahuetes|soja|leche|nueces de macadamia|almendras|nueces de Brasil|nueces de pecán|pistachos|nueces|anacardos|avellanas|apio|mostaza|semillas de sésamo|dióxido de azufre y sulfitos|altramuces|moluscos',
    additives:
      'con colorante|con conservante|con antioxidante|con sal de curado con nitrito|con nitrato|con sal de curado con nitrito y nitrato|con potenciador de sabor|con fosfato|sulfitado|negro|encerado|con edulcorantes|contiene una fuente de fenilalanina|puede tener un efecto laxante si se consume en exceso|contiene cafeína|contiene quinina|puede afectar la actividad y la atención en los niños|contiene proteína de leche|contiene surimi|hecho de carne reconstruida|hecho de pescado reconstruido|descongelado',
  },
  fi: {
    allergens:
      'ruis|ohra|emmervehnä|yksijyvävehnä|speltti|vehnä|kaura|Khorasanvehnä (Kamut)|äyriäiset|kananmuna|kala|maapähkinä|soija|maito|makadamiapähkinät|mantelit|parapähkinät|pekaanipähkinät|pistaasipähkinät|saksanpähkinät|cashewpähkinät|hasselpähkinät|selleri|sinappi|seesaminsiemenet|rikkidioksidi ja sulfiitit|lupiini|nilviäiset',
    additives:
      'sisältää väriainetta|sisältää säilöntäainetta|sisältää hapettumisenestoainetta|sisältää nitriittiä sisältävää suolaustavainetta|sisältää nitraattia|sisältää nitriittisuolaa ja nitraattia|sisältää arominvahventeita|sisältää fosfaattia|rikitetty|mustaksi värjätty|vahattu|sisältää makeutusaineita|sisältää fenyylialaniinin lähteen|liiallinen nauttiminen saattaa aiheuttaa laksatiivisen vaikutuksen|sisältää kofeiinia|sisältää kiniiniä|saattaa vaikuttaa kielteisesti lasten aktiivisuuteen ja tarkkaavaisuuteen|sisältää maitoproteiinia|sisältää surimia|koottu lihapalasista|koottu kalapalasista|sulatettu',
  },
  fr: {
    allergens:
      'seigle|orge|engrain|épeautre monococco|épeautre|blé|avoine|Khorasan/Kamut|crustacés|œuf|poisson|cacahuètes|soja|lait|noix de macadamia|amandes|noix du Brésil|noix de pécan|pistaches|noix de noix|noix de cajou|noisettes|céleri|moutarde|graines de sésame|dioxyde de soufre et sulfites|lupins|mollusques',
    additives:
      "avec colorant|avec conservateur|avec antioxydant|avec sel de salaison nitrité|avec nitrate|avec sel nitrité et nitrate|avec exhausteur de goût|avec phosphate|sulfité|noirci|ciré|avec édulcorants|contient une source de phénylalanine|peut avoir un effet laxatif en cas de consommation excessive|contient de la caféine|contient de la quinine|peut affecter l'activité et l'attention des enfants|contient des protéines de lait|contient du surimi|fabriqué à partir de morceaux de viande reconstitués|fabriqué à partir de morceaux de poisson reconstitués|décongelé",
  },
  he: {
    allergens:
      'שיפון|שעורה|חיטה אמר|חיטה איינקורן|כוסמין|חיטה|שיבולת שועל|חיטת חוראסן (קאמוט)|סרטנים|ביצים|דגים|בוטנים|סויה|חלב|אגוזי מקדמיה|שקדים|אגוזי ברזיל|אגוזי פקאן|פיסטוקים|אגוזי מלך|אגוזי קשיו|אגוזי לוז|סלרי|חרדל|שומשום|גופרית דו־חמצנית וסולפיטים|תורמוסים|רכיכות',
    additives:
      'מכיל צבע מאכל|מכיל חומר משמר|מכיל נוגד חמצון|מכיל מלח כבישה עם ניטריט|מכיל חנקה|מכיל מלח כבישה עם ניטריט וחנקה|מכיל משפר טעם|מכיל זרחה|טופל בגופרית|הושחר|מצופה בשעווה|מכיל ממתיקים|מכיל מקור לפנילאלנין|עלול לגרום להשפעה משלשלת בצריכה מוגזמת|מכיל קפאין|מכיל כינין|עלול להשפיע על הפעילות והריכוז אצל ילדים|מכיל חלבון חלב|מכיל סורימי|הורכב מחתיכות בשר|הורכב מחתיכות דג|הופשר',
  },
  hu: {
    allergens:
      'rozs|árpa|emmer búza|alakor (einkorn)|tönköly|búza|zab|Khorasan búza (Kamut)|rákfélék|tojás|hal|földimogyoró|szója|tej|makadámia dió|mandula|brazil dió|pekándió|pisztácia|dió|kesudió|mogyoró|zeller|mustár|szezámmag|kén-dioxid és szulfitok|csillagfürt|puhatestűek',
    additives:
      'színezékkel|tartósítószerrel|antioxidánssal|pácolósóval (nitrittel)|nitráttal|pácolósóval és nitráttal|ízfokozóval|foszfáttal|kénezett|megfeketített|viaszolt|édesítőszerekkel|fenilalanin-forrást tartalmaz|túlzott fogyasztás esetén hashajtó hatású lehet|koffeintartalmú|kinintartalmú|hátrányosan befolyásolhatja a gyermekek aktivitását és figyelmét|tejfehérjével|szurimival|húsdarabokból összeállítva|haldarabokból összeállítva|felolvasztott',
  },
  it: {
    allergens:
      'segale|orzo|farro dicocco|farro monococco|farro spelta|grano|avena|Khorasan/Kamut|crostacei|uovo|pesce|arachidi|soia|latte|noci di macadamia|mandorle|noci del Brasile|noci di pecan|pistacchi|noci|anacardi|nocciole|sedano|senape|semi di sesamo|anidride solforosa e solfiti|lupini|molluschi',
    additives:
      "con colorante|con conservante|con antiossidante|con sale nitritato per salatura|con nitrato|con sale nitritato e nitrato|con esaltatore di sapore|con fosfato|solfurato|nero|cera|con dolcificanti|contiene una fonte di fenilalanina|può avere un effetto lassativo se consumato in eccesso|contiene caffeina|contiene chinino|può influire sull'attività e l'attenzione nei bambini|contiene proteine del latte|contiene surimi|realizzato con carne ricostituita|realizzato con pesce ricostituito|scongelato",
  },
  ja: {
    allergens:
      'ライ麦|大麦|エンマー小麦|アインコルン小麦|スペルト小麦|小麦|オーツ麦|ホラーサン小麦（カムット）|甲殻類|卵|魚|落花生|大豆|乳|マカダミアナッツ|アーモンド|ブラジルナッツ|ピーカンナッツ|ピスタチオ|クルミ|カシューナッツ|ヘーゼルナッツ|セロリ|マスタード|ごま|二酸化硫黄および亜硫酸塩|ルピナス|軟体動物',
    additives:
      '着色料入り|保存料入り|酸化防止剤入り|亜硝酸塩漬け塩使用|硝酸塩入り|亜硝酸塩漬け塩および硝酸塩入り|うま味調味料入り|リン酸塩入り|硫黄処理済み|着色処理により黒化|ワックス処理済み|甘味料入り|フェニルアラニン源を含む|過剰摂取により緩下作用の可能性あり|カフェイン含有|キニーネ含有|小児の活動および注意力に影響する可能性あり|乳タンパク質入り|すり身入り|肉片から再構成|魚片から再構成|解凍済み',
  },
  ko: {
    allergens:
      '호밀|보리|엠머 밀|아인콘 밀|스펠트 밀|밀|귀리|호라산 밀(카무트)|갑각류|달걀|생선|땅콩|대두|우유|마카다미아|아몬드|브라질너트|피칸|피스타치오|호두|캐슈넛|헤이즐넛|셀러리|겨자|참깨|이산화황 및 아황산염|루핀콩|연체동물',
    additives:
      '색소 함유|보존료 함유|산화방지제 함유|아질산염 절임 소금 사용|질산염 함유|아질산염 절임 소금 및 질산염 함유|향미증진제 함유|인산염 함유|황 처리됨|흑색 처리됨|왁스 처리됨|감미료 함유|페닐알라닌원 함유|과다 섭취 시 완하 작용 가능|카페인 함유|퀴닌 함유|어린이의 활동과 주의력에 영향을 줄 수 있음|유단백질 함유|수리미 함유|고기 조각으로 재구성|생선 조각으로 재구성|해동됨',
  },
  nl: {
    allergens:
      'rogge|gerst|emmer|eenkoren|spelt|tarwe|haver|Khorasan/Kamut|schaaldieren|ei|vis|pinda|soja|melk|macadamianoten|amandelen|paranoten|pecannoten|pistachenoten|walnoten|cashewnoten|hazelnoten|selderij|mosterd|sesamzaad|zwaveldioxide en sulfieten|lupine|weekdieren',
    additives:
      'met kleurstof|met conserveermiddel|met antioxidant|met nitrietpekelzout|met nitraat|met nitrietpekelzout en nitraat|met smaakversterker|met fosfaat|gezwaveld|zwart gekleurd|gewaxt|met zoetstoffen|bevat een bron van fenylalanine|kan bij overmatig gebruik laxerend werken|met cafeïne|met kinine|kan de activiteit en aandacht bij kinderen nadelig beïnvloeden|met melkeiwit|met surimi|uit stukjes vlees samengesteld|uit stukjes vis samengesteld|ontdooid',
  },
  no: {
    allergens:
      'rug|bygg|emmerhvete|enkornhvete|spelt|hvete|havre|Khorasan-hvete (Kamut)|krepsdyr|egg|fisk|peanøtter|soya|melk|macadamianøtter|mandler|paranøtter|pekannøtter|pistasjnøtter|valnøtter|cashewnøtter|hasselnøtter|selleri|sennep|sesamfrø|svoveldioksid og sulfitter|lupin|bløtdyr',
    additives:
      'med fargestoff|med konserveringsmiddel|med antioksidant|med nitritt-modningssalt|med nitrat|med nitritt-modningssalt og nitrat|med smaksforsterker|med fosfat|svovelbehandlet|svertet|vokset|med søtningsstoffer|inneholder en kilde til fenylalanin|kan ha avførende virkning ved stort inntak|inneholder koffein|inneholder kinin|kan påvirke aktivitet og oppmerksomhet hos barn negativt|med melkeprotein|med surimi|sammensatt av kjøttstykker|sammensatt av fiskestykker|tint',
  },
  pl: {
    allergens:
      'żyto|jęczmień|płaskurka|samopsza|orkisz|pszenica|owies|Kamut|skorupiaki|jaja|ryby|orzeszki ziemne|soja|mleko|orzechy makadamia|migdały|orzechy brazylijskie|orzechy pekan|pistacje|orzechy włoskie|orzechy nerkowca|orzechy laskowe|seler|gorczyca|sezam|dwutlenek siarki i siarczyny|łubin|mięczaki',
    additives:
      'z barwnikiem|z konserwantem|z przeciwutleniaczem|z peklosolą|z azotanem|z peklosolą i azotanem|ze wzmacniaczem smaku|z fosforanem|siarkowany|barwiony na czarno|woskowany|z substancjami słodzącymi|zawiera źródło fenyloalaniny|przy nadmiernym spożyciu może mieć działanie przeczyszczające|zawiera kofeinę|zawiera chininę|może wpływać na aktywność i skupienie uwagi u dzieci|z białkiem mleka|z surimi|składany z kawałków mięsa|składany z kawałków ryby|rozmrożony',
  },
  pt: {
    allergens:
      'centeio|cevada|trigo emmer|trigo einkorn|espelta|trigo|aveia|Khorasan/Kamut|crustáceos|ovo|peixe|amendoim|soja|leite|nozes de macadâmia|amêndoas|castanha do Brasil|nozes-pecã|pistácios|nozes|cajus|avelãs|aipo|mostarda|sementes de sésamo|dióxido de enxofre e sulfitos|tremoços|moluscos',
    additives:
      'com corante|com conservante|com antioxidante|com sal nitritado de cura|com nitrato|com sal nitritado de cura e nitrato|com intensificador de sabor|com fosfato|sulfitado|enegrecido|encerado|com edulcorantes|contém uma fonte de fenilalanina|pode ter efeito laxante se consumido em excesso|com cafeína|com quinino|pode afetar a atividade e a atenção das crianças|com proteína do leite|com surimi|composto por pedaços de carne agregados|composto por pedaços de peixe agregados|descongelado',
  },
  ro: {
    allergens:
      'secară|orz|grâu emmer|grâu einkorn|spelta|grâu|ovăz|grâu Khorasan (Kamut)|crustacee|ouă|pește|arahide|soia|lapte|nuci de macadamia|migdale|nuci de Brazilia|nuci pecan|fistic|nuci|nuci caju|alune de pădure|țelină|muștar|semințe de susan|dioxid de sulf și sulfiți|lupin|moluște',
    additives:
      'cu colorant|cu conservant|cu antioxidant|cu sare de saramurare cu nitrit|cu nitrat|cu sare de saramurare cu nitrit și nitrat|cu potențiator de gust|cu fosfat|sulfurat|înnegrit|cerat|cu îndulcitori|conține o sursă de fenilalanină|consumul excesiv poate avea efect laxativ|conține cafeină|conține chinină|poate afecta negativ activitatea și atenția copiilor|cu proteine din lapte|cu surimi|reconstituit din bucăți de carne|reconstituit din bucăți de pește|decongelat',
  },
  ru: {
    allergens:
      'рожь|ячмень|полба двузернянка (эммер)|однозернянка|спельта|пшеница|овёс|Хорасан (камут)|ракообразные|яйца|рыба|арахис|соя|молоко|орехи макадамия|миндаль|бразильский орех|пекан|фисташки|грецкие орехи|кешью|фундук|сельдерей|горчица|семена кунжута|диоксид серы и сульфиты|люпин|моллюски',
    additives:
      'с красителем|с консервантом|с антиоксидантом|с нитритной посолочной солью|с нитратом|с нитритной посолочной солью и нитратом|с усилителем вкуса|с фосфатом|обработано серой|окрашено в чёрный|покрыто воском|с подсластителями|содержит источник фенилаланина|при чрезмерном употреблении может оказывать слабительное действие|содержит кофеин|содержит хинин|может влиять на активность и внимание у детей|с молочным белком|с сурими|восстановлено из кусочков мяса|восстановлено из кусочков рыбы|размороженное',
  },
  sv: {
    allergens:
      'råg|korn|emmervete|enkornvete|spelt|vete|havre|Khorasanvete (Kamut)|kräftdjur|ägg|fisk|jordnötter|soja|mjölk|makadamianötter|mandel|paranötter|pekannötter|pistagenötter|valnötter|cashewnötter|hasselnötter|selleri|senap|sesamfrön|svaveldioxid och sulfiter|lupin|blötdjur',
    additives:
      'med färgämne|med konserveringsmedel|med antioxidationsmedel|med nitritsaltmedelsalt|med nitrat|med nitritsalt och nitrat|med smakförstärkare|med fosfat|svavlad|svärtad|vaxad|med sötningsmedel|innehåller en källa till fenylalanin|kan ha laxerande verkan vid överkonsumtion|innehåller koffein|innehåller kinin|kan påverka aktivitet och uppmärksamhet hos barn negativt|med mjölkprotein|med surimi|sammansatt av köttbitar|sammansatt av fiskbitar|upptinad',
  },
  tr: {
    allergens:
      'çavdar|arpa|emmer|siyez|kızıl buğday|buğday|yulaf|Khorasan/Kamut|kabuklular|yumurta|balık|fıstık|soya fasulyesi|süt|makadamya Fındığı|bademler|Brezilya Fındığı|pekan Cevizi|fıstık|cevizler|kaju fıstığı|fındık|kereviz|hardal|susam tohumu|kükürtdioksit ve sülfürler|lupinler|yumuşakçalar',
    additives:
      'renklendirici ile|koruyucu maddelerle|antioksidan içerir|nitritli tuz ile|nitrat ile|nitritli kürleme tuzu ve nitrat ile|lezzet arttırıcı içerir|fosfatlı|kükürtlenmiş|kararmış|cilalı|tatlandırıcılarla|fenilalanin kaynağı içerir|aşırı tüketildiğinde laksatif etkisi olabilir|kafein içerir|kinin içerir|çocuklarda aktivite ve dikkati etkileyebilir|süt proteini içerir|surimi içerir|yeniden yapılandırılmış etten yapılmıştır|yeniden yapılandırılmış balıktan yapılmıştır|çözdürülmüş',
  },
  vi: {
    allergens:
      'lúa mạch đen|lúa mạch|lúa mì Emmer|lúa mì Einkorn|lúa mì Spelt|lúa mì|yến mạch|lúa mì Khorasan/Kamut|động vật giáp xác|trứng|cá|đậu phộng|đậu nành|sữa|hạt macadamia|hạnh nhân|hạt Brazil|hạt pecan|hạt dẻ cười|quả óc chó|hạt điều|quả phỉ|cần tây|mù tạt|hạt vừng|lưu huỳnh dioxide và sulphite|đậu lupin|động vật thân mềm',
    additives:
      'chứa phẩm màu|chứa chất bảo quản|chứa chất chống oxy hóa|chứa muối nitrit ướp|chứa nitrat|chứa muối nitrit ướp và nitrat|chứa chất điều vị|chứa phosphate|đã xử lý lưu huỳnh|đã nhuộm đen|đã phủ sáp|chứa chất tạo ngọt|chứa phenylalanine|có thể gây nhuận tràng nếu dùng quá liều|chứa caffeine|chứa quinine|có thể ảnh hưởng đến hoạt động và sự tập trung của trẻ em|chứa protein sữa|chứa surimi|ghép từ các miếng thịt|ghép từ các miếng cá|đã rã đông',
  },
  zh: {
    allergens:
      '黑麦|大麦|二粒小麦|一粒小麦|斯佩尔特小麦|小麦|燕麦|呼罗珊小麦(Kamut)|甲壳类|鸡蛋|鱼|花生|大豆|牛奶|澳洲坚果|杏仁|巴西坚果|山核桃|开心果|核桃|腰果|榛子|芹菜|芥末|芝麻籽|二氧化硫和亚硫酸盐|羽扇豆|软体动物',
    additives:
      '含着色剂|含防腐剂|含抗氧化剂|含亚硝酸盐（腌肉盐）|含硝酸盐|含亚硝酸盐（腌肉盐）及硝酸盐|含增味剂|含磷酸盐|经硫处理|已染黑|打蜡处理|含甜味剂|含苯丙氨酸源|过量食用可能引起腹泻|含咖啡因|含奎宁|可能影响儿童的活动和注意力|含乳蛋白|含鱼糜|由碎肉重组|由碎鱼重组|已解冻',
  },
}
