/**
 * What columns are headed by, a language a line: names, prices, sections, descriptions and allergens, with semicolons
 * between them and bars between their phrases. Case and marks do not count.
 */
const byLanguage = {
  en: 'name|item|items|item name|dish|dishes|dish name|title|product|product name|menu item|particulars|food|food item|drink|beverage|wine|beer|cocktail ; price|prices|amount|rate|mrp|cost to guest|sell price|menu price|selling price|retail|retail price|unit price|base price|default price|sale price|charge|tariff|usd|eur|gbp|inr|aud|cad|nzd|$|€|£|¥|₹ ; section|category|categories|course|group|menu section|menu group|menu category|heading|type|part|department ; description|desc|details|ingredients|text|about|info|composition|what is in it ; allergens|allergen|allergies|allergy|contains|allergen info',
  de: 'gericht|gerichte|speise|speisen|bezeichnung|artikel|produkt|getrank|wein|name|titel|gerichtname|artikelname|produktname|essen|position ; preis|preise|vk|verkaufspreis|vk preis|endpreis|bruttopreis|betrag|menupreis ; kategorie|rubrik|gruppe|gang|abschnitt|warengruppe|bereich|artikelgruppe|art|sparte ; beschreibung|zutaten|details|erlauterung|zusatztext|beilagen ; allergene|allergen|allergenkennzeichnung',
  fr: 'nom|plat|plats|intitule|designation|produit|article|boisson|vin|libelle|mets|nom du plat|denomination ; prix|tarif|tarifs|prix ttc|prix de vente|pv|pu|montant ; categorie|categories|rubrique|famille|groupe|service ; descriptif|description|ingredients|composition|detail|details|garniture ; allergenes|allergene',
  es: 'nombre|plato|platos|producto|articulo|bebida|vino|platillo|comida|denominacion|concepto|item ; precio|precios|pvp|importe|precio de venta|valor|costo|tarifa ; seccion|categoria|grupo|familia|tipo|rubro|apartado ; descripcion|ingredientes|detalle|detalles|composicion|contiene ; alergenos|alergeno|alergias',
  pt: 'nome|prato|pratos|produto|bebida|vinho|item|itens|artigo|item do menu|comida|designacao|refeicao ; preco|precos|valor|valores|pvp|preco de venda|custo ; seccao|secao|categoria|grupo|familia|tipo ; descricao|ingredientes|detalhes|detalhe|composicao ; alergenios|alergenos|alergenio|alergicos',
  it: 'nome|piatto|piatti|prodotto|bevanda|vino|pietanza|portata principale|articolo|denominazione|voce|vivanda ; prezzo|prezzi|costo|importo|prezzo di vendita|tariffa ; sezione|portata|categoria|gruppo|reparto|tipologia|tipo ; descrizione|ingredienti|dettagli|composizione ; allergeni|allergene',
  nl: 'naam|gerecht|gerechten|artikel|product|drank|wijn|titel|productnaam ; prijs|prijzen|verkoopprijs|bedrag|tarief ; sectie|categorie|groep|rubriek|gang|soort ; omschrijving|beschrijving|ingredienten|toelichting|samenstelling ; allergenen|allergeen',
  af: 'gereg|item|naam|dis ; prys|pryse ; kategorie|afdeling|groep ; beskrywing|bestanddele ; allergene',
  ca: 'plat|plats|nom|producte|article|beguda|vi ; preu|preus|import ; categoria|seccio|grup ; descripcio|ingredients ; al·lergens|allergens',
  gl: 'prato|nome|produto|bebida ; prezo|prezos ; categoria|seccion ; descricion|ingredientes ; alerxenos',
  eu: 'platera|izena|produktua|jakia|edaria ; prezioa|salneurria ; kategoria|saila|mota ; deskribapena|azalpena|osagaiak ; alergenoak',
  da: 'navn|ret|retter|produkt|vare|drik|vin|rettens navn ; pris|priser|belob|udsalgspris ; kategori|gruppe|afsnit|type|sektion ; beskrivelse|ingredienser|indhold|tekst ; allergener|allergen',
  sv: 'namn|ratt|ratter|produkt|artikel|dryck|vin|matratt|benamning ; pris|priser|belopp|forsaljningspris ; kategori|grupp|avdelning|sektion|typ ; beskrivning|ingredienser|innehall|tillbehor ; allergener|allergen',
  nb: 'navn|rett|retter|produkt|vare|drikke|vin|matrett ; pris|priser|belop|utsalgspris ; kategori|gruppe|avdeling|seksjon|type ; beskrivelse|ingredienser|innhold|tilbehor ; allergener|allergen',
  fi: 'nimi|ruoka|ruokalaji|annos|annokset|tuote|juoma|viini|nimike ; hinta|hinnat|myyntihinta|veroton hinta ; kategoria|ryhma|osio|luokka|tuoteryhma|osasto ; kuvaus|ainekset|raaka aineet|ainesosat|selite|sisalto ; allergeenit|allergeeni',
  is: 'rettur|rettir|nafn|heiti|vara|drykkur|matur ; verð|verd ; flokkur|tegund ; lysing|innihald ; ofnæmisvaldar|ofnaemisvaldar',
  et: 'roog|toit|nimi|nimetus|toode|jook|roa nimi ; hind|hinnad|muugihind ; kategooria|ruhm|liik|sektsioon ; kirjeldus|koostisosad|koostis|sisaldus ; allergeenid',
  lv: 'ediens|nosaukums|produkts|dzeriens|edieni ; cena|cenas ; kategorija|grupa|sadala|veids ; apraksts|sastavdalas|sastavs ; alergeni',
  lt: 'patiekalas|pavadinimas|produktas|gerimas|patiekalai|preke ; kaina|kainos ; kategorija|grupe|skyrius|rusis ; aprasymas|sudetis|ingredientai ; alergenai',
  pl: 'nazwa|danie|dania|potrawa|produkt|napoj|wino|pozycja|artykul|nazwa dania ; cena|ceny|cena brutto|cena sprzedazy|kwota ; kategoria|grupa|dzial|sekcja|rodzaj|typ ; opis|skladniki|sklad ; alergeny|alergen',
  cs: 'nazev|jidlo|jidla|pokrm|polozka|produkt|napoj|vino|nazev jidla|zbozi ; cena|ceny|cena s dph|castka ; kategorie|skupina|sekce|druh|chod|typ ; popis|slozeni|suroviny|ingredience|priloha ; alergeny|alergen',
  sk: 'nazov|jedlo|jedla|pokrm|polozka|produkt|napoj|vino|nazov jedla ; cena|ceny|suma|cena s dph ; kategoria|skupina|sekcia|druh|chod ; popis|zlozenie|suroviny|ingrediencie ; alergeny|alergen',
  hu: 'etel|etelek|nev|megnevezes|termek|ital|bor|fogas|etel neve|tetel ; ar|arak|bruto ar|brutto ar|eladasi ar|osszeg ; kategoria|csoport|fejezet|tipus|etelcsoport ; leiras|osszetevok|hozzavalok|koret ; allergenek|allergen',
  ro: 'preparat|fel|nume|denumire|produs|bautura|vin|mancare|articol|denumire produs ; pret|preturi|pret vanzare|valoare ; categorie|sectiune|grupa|tip ; descriere|ingrediente|compozitie|detalii ; alergeni|alergen',
  hr: 'naziv|jelo|jela|proizvod|artikl|pice|vino|ime|naziv jela ; cijena|cijene|mpc ; kategorija|skupina|grupa|vrsta|odjeljak ; opis|sastojci|sastav ; alergeni',
  sr: 'jelo|jela|naziv|proizvod|artikal|pice|јело|јела|назив|производ|артикал|пиће|име ; cena|cene|iznos|цена|цене|износ ; kategorija|grupa|vrsta|категорија|група|врста|одељак ; opis|sastojci|sastav|опис|састојци|састав ; alergeni|алергени',
  sl: 'jed|jedi|ime|naziv|izdelek|pijaca|vino|artikel ; cena|cene|znesek ; kategorija|skupina|vrsta|razdelek ; opis|sestavine|sestava ; alergeni',
  mk: 'јадење|јадења|име|назив|производ|пијалак ; цена|цени ; категорија|група|вид ; опис|состојки|состав ; алергени',
  bg: 'ястие|ястия|име|наименование|продукт|артикул|напитка|блюдо|храна ; цена|цени|стойност ; категория|група|раздел|вид ; описание|съставки|състав ; алергени|алерген',
  sq: 'gjella|emri|pjata|produkti|pija|ushqimi|artikulli ; cmimi|cmimet ; kategoria|grupi|lloji ; pershkrimi|perberesit ; alergjenet',
  el: 'πιατο|πιατα|ονομα|ονομασια|προϊον|ειδος|ποτο|κρασι|φαγητο|περιγραφη ειδους|τιτλος ; τιμη|τιμες|τιμη πωλησης|αξια|ποσο ; κατηγορια|ομαδα|ενοτητα|τυπος ; περιγραφη|συστατικα|υλικα|συνοδευτικα ; αλλεργιογονα',
  tr: 'urun|urun adi|yemek|yemek adi|ad|isim|icecek|adi|menu|cesit ; fiyat|fiyati|fiyatlar|satis fiyati|tutar|ucret ; kategori|grup|bolum|tur|cesidi ; aciklama|icindekiler|malzemeler|icerik|tanim ; alerjenler|alerjen',
  az: 'yemək|ad|məhsul|icki|içki|xorək|yeməyin adı ; qiymət|qiyməti|məbləğ ; kateqoriya|bolmə|qrup ; təsvir|tərkibi|inqrediyentlər ; allergenlər',
  ru: 'название|блюдо|блюда|наименование|продукт|товар|напиток|позиция|вино|название блюда|имя ; цена|цены|стоимость|цена руб|сумма|прайс ; категория|раздел|группа|тип|вид|рубрика ; описание|состав|ингредиенты|подробности ; аллергены|аллерген',
  uk: 'назва|страва|страви|найменування|продукт|товар|напій|позиція|назва страви|вино ; ціна|ціни|вартість|сума ; категорія|розділ|група|тип|вид ; опис|склад|інгредієнти ; алергени',
  be: 'назва|страва|стравы|прадукт|напой|найменне ; цана|кошт ; катэгорыя|раздзел|група ; апісанне|склад ; алергены',
  kk: 'тағам|атауы|аты|өнім|сусын|тағам атауы ; бағасы|баға|құны ; санат|бөлім|топ ; сипаттама|құрамы|сипаттамасы ; аллергендер',
  mn: 'хоол|нэр|бүтээгдэхүүн|хоолны нэр ; үнэ ; ангилал|төрөл ; тайлбар|найрлага ; харшил төрүүлэгч',
  ka: 'კერძი|დასახელება|სახელი|პროდუქტი|სასმელი ; ფასი|ღირებულება ; კატეგორია|სექცია|ჯგუფი ; აღწერა|შემადგენლობა|ინგრედიენტები ; ალერგენები',
  hy: 'ուտեստ|անվանում|անուն|ապրանք|ըմպելիք|ճաշատեսակ ; գին|գինը|արժեք ; կատեգորիա|բաժին|խումբ ; նկարագրություն|բաղադրություն|բաղադրիչներ ; ալերգեններ',
  he: 'מנה|שם|שם המנה|שם מנה|מוצר|פריט|משקה|מאכל|תפריט ; מחיר|עלות|מחיר מכירה|סכום ; קטגוריה|מחלקה|סוג|קבוצה|מדור ; תיאור|פירוט|מרכיבים|רכיבים|תאור ; אלרגנים',
  ar: 'الطبق|طبق|اسم|الاسم|اسم الطبق|الصنف|صنف|المنتج|المشروب|الوجبة|اسم الصنف|البند ; السعر|سعر|الثمن|القيمة|المبلغ|الاسعار ; القسم|قسم|الفئة|فئة|التصنيف|المجموعة|النوع ; الوصف|وصف|المكونات|التفاصيل ; مسببات الحساسية|الحساسية',
  fa: 'غذا|نام|نام غذا|محصول|نوشیدنی|عنوان|شرح کالا ; قیمت|بها|مبلغ|فی ; دسته|بخش|گروه|دسته بندی|نوع ; توضیحات|شرح|مواد|محتویات ; آلرژن ها',
  ur: 'ڈش|نام|کھانا|آئٹم|پروڈکٹ ; قیمت|ریٹ ; زمرہ|قسم|سیکشن ; تفصیل|اجزاء ; الرجین',
  hi: 'व्यंजन|नाम|पकवान|आइटम|उत्पाद|डिश|वस्तु|भोजन ; मूल्य|कीमत|दाम|दर|रेट ; श्रेणी|वर्ग|प्रकार|विभाग ; विवरण|सामग्री ; एलर्जी',
  mr: 'पदार्थ|नाव|पदार्थाचे नाव ; किंमत|दर ; प्रकार|विभाग ; वर्णन|साहित्य',
  ne: 'परिकार|नाम|खाना ; मूल्य|मोल|दर ; वर्ग|प्रकार ; विवरण',
  bn: 'খাবার|নাম|পদ|আইটেম|পণ্য ; মূল্য|দাম ; বিভাগ|শ্রেণী|ধরন ; বিবরণ|উপকরণ',
  pa: 'ਪਕਵਾਨ|ਨਾਮ|ਭੋਜਨ ; ਕੀਮਤ|ਮੁੱਲ ; ਸ਼੍ਰੇਣੀ|ਵਰਗ ; ਵੇਰਵਾ',
  gu: 'વાનગી|નામ|આઇટમ ; કિંમત|ભાવ ; શ્રેણી|વિભાગ ; વર્ણન',
  ta: 'உணவு|பெயர்|பொருள்|உணவு பெயர் ; விலை ; வகை|பிரிவு ; விளக்கம்|பொருட்கள்',
  te: 'వంటకం|పేరు|ఐటమ్|ఆహారం ; ధర|వెల ; వర్గం|విభాగం ; వివరణ',
  kn: 'ತಿನಿಸು|ಹೆಸರು|ಖಾದ್ಯ ; ಬೆಲೆ|ದರ ; ವರ್ಗ|ವಿಭಾಗ ; ವಿವರಣೆ',
  ml: 'വിഭവം|പേര്|ഇനം ; വില ; വിഭാഗം|ഇനങ്ങൾ ; വിവരണം',
  si: 'ආහාරය|නම|කෑම ; මිල ; වර්ගය|කාණ්ඩය ; විස්තරය',
  th: 'รายการ|เมนู|ชื่อ|ชื่อเมนู|ชื่ออาหาร|อาหาร|สินค้า|รายการอาหาร|เครื่องดื่ม ; ราคา|ราคาขาย|บาท|ราคา บาท ; หมวด|หมวดหมู่|ประเภท|กลุ่ม|ชนิด ; รายละเอียด|คำอธิบาย|ส่วนผสม|ส่วนประกอบ ; สารก่อภูมิแพ้',
  lo: 'ອາຫານ|ຊື່|ລາຍການ|ເມນູ ; ລາຄາ ; ໝວດ|ປະເພດ ; ລາຍລະອຽດ',
  km: 'មុខម្ហូប|ឈ្មោះ|ម្ហូប ; តម្លៃ ; ប្រភេទ|ផ្នែក ; ការពិពណ៌នា|គ្រឿងផ្សំ',
  my: 'ဟင်းလျာ|အမည်|အစားအစာ ; ဈေးနှုန်း|စျေးနှုန်း ; အမျိုးအစား ; ဖော်ပြချက်',
  vi: 'ten mon|mon|mon an|ten|san pham|do uong|thuc don|ten san pham|mat hang ; gia|don gia|gia ban|gia tien|thanh tien ; danh muc|nhom|loai|muc|nhom mon ; mo ta|thanh phan|ghi chu mon|chi tiet ; di ung|chat gay di ung',
  id: 'nama|menu|makanan|hidangan|produk|minuman|nama menu|masakan|nama produk|barang ; harga|harga jual|tarif ; kategori|bagian|jenis|kelompok ; deskripsi|keterangan|bahan|komposisi|penjelasan ; alergen',
  ms: 'nama|hidangan|makanan|menu|item|produk|minuman ; harga|harga jualan ; kategori|bahagian|jenis ; penerangan|keterangan|ramuan|bahan ; alergen',
  tl: 'pagkain|pangalan|ulam|putahe|inumin ; presyo|halaga ; kategorya|uri|seksyon ; paglalarawan|sangkap|deskripsyon',
  sw: 'chakula|jina|bidhaa|kinywaji ; bei|gharama ; aina|kundi|sehemu ; maelezo|viungo ; vizio',
  am: 'ምግብ|ስም|የምግብ ስም ; ዋጋ ; ምድብ|አይነት ; መግለጫ',
  mt: 'platt|isem|prodott|ikla ; prezz ; kategorija|taqsima ; deskrizzjoni|ingredjenti ; allergeni',
  ga: 'mias|ainm|bia ; praghas|costas ; catagoir|roinn ; cur sios|comhabhair ; ailleirgini',
  cy: 'saig|enw|pryd|bwyd ; pris|cost ; categori|adran ; disgrifiad|cynhwysion ; alergenau',
  zh: '菜名|菜品|品名|名称|名稱|菜單|菜单|菜色|餐點|餐点|商品|商品名称|菜式|項目|项目|菜品名称|饮品|飲品|品項 ; 价格|價格|售价|售價|单价|單價|价钱|價錢|金额|金額|定价|定價|元 ; 分类|類別|类别|分類|類型|类型|种类|種類|菜系 ; 描述|说明|說明|简介|簡介|介绍|介紹|配料|成分|食材|备注说明 ; 过敏原|過敏原|致敏原',
  ja: '品名|商品名|料理名|メニュー|名称|料理|商品|品目|名前|メニュー名|お品書き ; 価格|値段|料金|金額|単価|税込価格|税込|お値段|売価 ; カテゴリー|カテゴリ|区分|分類|種類|種別|ジャンル ; 説明|内容|詳細|材料|原材料|備考説明|紹介 ; アレルゲン|アレルギー',
  ko: '메뉴|이름|상품명|메뉴명|음식|품목|음식명|품명|요리|제품명 ; 가격|금액|단가|판매가|값|판매가격 ; 카테고리|분류|구분|종류|그룹 ; 설명|내용|재료|상세|상세설명|구성 ; 알레르기|알레르겐',
} as const satisfies Readonly<Record<string, string>>

const fields = ['name', 'price', 'section', 'description', 'allergens'] as const

const phrasesOf = (words: string, field: (typeof fields)[number]): string[] =>
  words.split(' ; ')[fields.indexOf(field)]?.split('|') ?? []

/** The phrases of all languages that head a column of this kind, with bars between them. */
export const headingsOf = (field: (typeof fields)[number]): string =>
  Object.values(byLanguage)
    .flatMap((words) => phrasesOf(words, field))
    .join('|')

/** The languages in which a phrase heads names or descriptions, by the phrase. */
export const languagesOfHeadings = (plain: (phrase: string) => string): ReadonlyMap<string, Set<string>> => {
  const languages = new Map<string, Set<string>>()
  for (const [language, words] of Object.entries(byLanguage))
    for (const phrase of [...phrasesOf(words, 'name'), ...phrasesOf(words, 'description')].map(plain))
      languages.set(phrase, (languages.get(phrase) ?? new Set()).add(language))
  return languages
}
