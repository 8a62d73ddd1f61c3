import { languageTable } from '../../../text/language-table.ts'
import { names } from '../../../text/names.ts'

/** With a number: how many guests share an item, its bin, how many a guest chooses. */
export const numbers = languageTable(
  ['or', 'serves', 'bin', 'choose', 'upTo', 'energy'],
  `
en: or | Serves {n} | Bin {n} | Choose {n} | Up to {n} | Cal
de: oder | Für {n} Personen | Nr. {n} | {n} zur Wahl | Bis zu {n} | kcal
nl: of | Voor {n} personen | Nr. {n} | Kies {n} | Tot {n} | kcal
da: eller | Til {n} personer | Nr. {n} | Vælg {n} | Op til {n} | kcal
sv: eller | För {n} personer | Nr {n} | Välj {n} | Upp till {n} | kcal
nb: eller | For {n} personer | Nr. {n} | Velg {n} | Opptil {n} | kcal
fr: ou | Pour {n} personnes | N° {n} | {n} au choix | Jusqu’à {n} | kcal
es: o | Para {n} personas | N.º {n} | {n} a elegir | Hasta {n} | kcal
it: o | Per {n} persone | N. {n} | {n} a scelta | Fino a {n} | kcal
pt: ou | Para {n} pessoas | N.º {n} | Escolha {n} | Até {n} | kcal
pt-BR: ou | Serve {n} pessoas | N.º {n} | Escolha {n} | Até {n} | kcal
ca: o | Per a {n} persones | Núm. {n} | {n} a triar | Fins a {n} | kcal
ro: sau | Pentru {n} persoane | Nr. {n} | {n} la alegere | Până la {n} | kcal
pl: lub | Liczba osób: {n} | Nr {n} | Do wyboru: {n} | Maks. {n} | kcal
cs: nebo | Počet osob: {n} | Č. {n} | Na výběr: {n} | Nejvýše {n} | kcal
hr: ili | Broj osoba: {n} | Br. {n} | Po izboru: {n} | Najviše {n} | kcal
ru: или | На {n} чел. | № {n} | На выбор: {n} | До {n} | ккал
uk: або | На {n} ос. | № {n} | На вибір: {n} | До {n} | ккал
bg: или | За {n} души | № {n} | По избор: {n} | До {n} | kcal
hu: vagy | {n} személyre | {n}. sz. | Választható: {n} | Legfeljebb {n} | kcal
fi: tai | {n} hengelle | Nro {n} | Valitse {n} | Enintään {n} | kcal
el: ή | Για {n} άτομα | Αρ. {n} | Επιλέξτε {n} | Έως {n} | kcal
tr: veya | {n} kişilik | No. {n} | {n} seçim | En fazla {n} | kcal
ar: أو | يكفي {n} أشخاص | رقم {n} | اختر {n} | حتى {n} | سعرة
he: או | ל־{n} סועדים | מס׳ {n} | בחירת {n} | עד {n} | קק״ל
ja: または | {n}名様分 | No. {n} | {n}品お選びください | {n}品まで | kcal
ko: 또는 | {n}인분 | No. {n} | {n}가지 선택 | 최대 {n}가지 | kcal
zh: 或 | {n}人份 | {n}号 | 任选{n}款 | 最多{n}款 | 千卡
zh-Hant: 或 | {n}人份 | {n}號 | 任選{n}款 | 最多{n}款 | 大卡
vi: hoặc | Cho {n} người | Số {n} | Chọn {n} | Tối đa {n} | kcal
`,
)

/** Marks of items. A colon is used where a name would have to be inflected. */
export const marks = languageTable(
  ['raw', 'spicy-1', 'spicy-2', 'spicy-3', 'new', 'signature', 'alcohol'],
  `
en: Raw or undercooked | Spicy | Very spicy | Extremely spicy | New | House signature | Contains alcohol
de: Roh oder nicht durchgegart | Scharf | Sehr scharf | Höllisch scharf | Neu | Spezialität des Hauses | Enthält Alkohol
nl: Rauw of niet doorbakken | Pittig | Zeer pittig | Extreem pittig | Nieuw | Specialiteit van het huis | Bevat alcohol
da: Rå eller ikke gennemstegt | Stærk | Meget stærk | Ekstremt stærk | Nyhed | Husets specialitet | Indeholder alkohol
sv: Rått eller lätt tillagat | Starkt | Mycket starkt | Extremt starkt | Nyhet | Husets specialitet | Innehåller alkohol
nb: Rått eller lite stekt | Sterk | Veldig sterk | Ekstremt sterk | Nyhet | Husets spesialitet | Inneholder alkohol
fr: Cru ou peu cuit | Épicé | Très épicé | Extrêmement épicé | Nouveau | Spécialité de la maison | Contient de l’alcool
es: Crudo o poco hecho | Picante | Muy picante | Extremadamente picante | Nuevo | Especialidad de la casa | Contiene alcohol
it: Crudo o poco cotto | Piccante | Molto piccante | Piccantissimo | Novità | Specialità della casa | Contiene alcol
pt: Cru ou mal passado | Picante | Muito picante | Extremamente picante | Novo | Especialidade da casa | Contém álcool
pt-BR: Cru ou malpassado | Picante | Muito picante | Extremamente picante | Novo | Especialidade da casa | Contém álcool
ca: Cru o poc fet | Picant | Molt picant | Extremament picant | Nou | Especialitat de la casa | Conté alcohol
ro: Crud sau puțin făcut | Picant | Foarte picant | Extrem de picant | Nou | Specialitatea casei | Conține alcool
pl: Surowe lub niedogotowane | Ostre | Bardzo ostre | Ekstremalnie ostre | Nowość | Specjalność zakładu | Zawiera alkohol
cs: Syrové nebo nedovařené | Pálivé | Velmi pálivé | Extrémně pálivé | Novinka | Specialita podniku | Obsahuje alkohol
hr: Sirovo ili nedovoljno kuhano | Ljuto | Vrlo ljuto | Iznimno ljuto | Novo | Specijalitet kuće | Sadrži alkohol
ru: Сырое или слабо прожаренное | Острое | Очень острое | Крайне острое | Новинка | Фирменное блюдо | Содержит алкоголь
uk: Сире або слабко просмажене | Гостре | Дуже гостре | Надзвичайно гостре | Новинка | Фірмова страва | Містить алкоголь
bg: Сурово или недопечено | Люто | Много люто | Изключително люто | Ново | Специалитет на заведението | Съдържа алкохол
hu: Nyers vagy nem teljesen átsütött | Csípős | Nagyon csípős | Rendkívül csípős | Új | A ház specialitása | Alkoholt tartalmaz
fi: Raaka tai puolikypsä | Tulinen | Hyvin tulinen | Erittäin tulinen | Uutuus | Talon erikoisuus | Sisältää alkoholia
el: Ωμό ή ελαφρώς ψημένο | Πικάντικο | Πολύ πικάντικο | Εξαιρετικά πικάντικο | Νέο | Σπεσιαλιτέ του καταστήματος | Περιέχει αλκοόλ
tr: Çiğ veya az pişmiş | Acılı | Çok acılı | Aşırı acılı | Yeni | Evin spesiyali | Alkol içerir
ar: نيء أو غير مكتمل الطهي | حار | حار جدًا | شديد الحرارة | جديد | طبق مميز | يحتوي على كحول
he: נא או לא מבושל לגמרי | חריף | חריף מאוד | חריף במיוחד | חדש | מנת הבית | מכיל אלכוהול
ja: 生または半生 | 辛口 | 大辛 | 激辛 | 新 | 当店名物 | アルコールを含む
ko: 날것 또는 덜 익힘 | 매움 | 아주 매움 | 극도로 매움 | 신메뉴 | 대표 메뉴 | 알코올 함유
zh: 生食或未全熟 | 辣 | 很辣 | 特辣 | 新品 | 招牌菜 | 含酒精
zh-Hant: 生食或未全熟 | 辣 | 很辣 | 特辣 | 新品 | 招牌菜 | 含酒精
vi: Sống hoặc tái | Cay | Rất cay | Cực cay | Mới | Món đặc trưng | Có cồn
`,
)

/** As menus call them, in the order of the reference list. */
export const diets = languageTable(
  names('vegetarian, vegan, glutenFree, dairyFree, keto, seafood, halal, kosher, pescatarian, nutFree'),
  `
en: Vegetarian | Vegan | Gluten-Free | Dairy-Free | Keto-Friendly | Seafood | Halal | Kosher | Pescatarian | Nut-Free
de: Vegetarisch | Vegan | Glutenfrei | Milchfrei | Keto | Fisch und Meeresfrüchte | Halal | Koscher | Pescetarisch | Nussfrei
nl: Vegetarisch | Veganistisch | Glutenvrij | Zuivelvrij | Keto | Vis en zeevruchten | Halal | Koosjer | Pescotarisch | Notenvrij
da: Vegetarisk | Vegansk | Glutenfri | Mælkefri | Keto | Fisk og skaldyr | Halal | Kosher | Pescetarisk | Nøddefri
sv: Vegetariskt | Veganskt | Glutenfritt | Mjölkfritt | Keto | Fisk och skaldjur | Halal | Kosher | Pescetarianskt | Nötfritt
nb: Vegetarisk | Vegansk | Glutenfri | Melkefri | Keto | Fisk og skalldyr | Halal | Kosher | Pescetariansk | Nøttefri
fr: Végétarien | Végétalien | Sans gluten | Sans produits laitiers | Keto | Poisson et fruits de mer | Halal | Casher | Pescétarien | Sans fruits à coque
es: Vegetariano | Vegano | Sin gluten | Sin lácteos | Keto | Pescado y marisco | Halal | Kosher | Pescetariano | Sin frutos secos
it: Vegetariano | Vegano | Senza glutine | Senza latticini | Keto | Pesce e frutti di mare | Halal | Kosher | Pescetariano | Senza frutta a guscio
pt: Vegetariano | Vegano | Sem glúten | Sem laticínios | Keto | Peixe e marisco | Halal | Kosher | Pescetariano | Sem frutos de casca rija
pt-BR: Vegetariano | Vegano | Sem glúten | Sem laticínios | Keto | Peixes e frutos do mar | Halal | Kosher | Pescetariano | Sem castanhas
ca: Vegetarià | Vegà | Sense gluten | Sense lactis | Keto | Peix i marisc | Halal | Caixer | Pescetarià | Sense fruita de closca
ro: Vegetarian | Vegan | Fără gluten | Fără lactate | Keto | Pește și fructe de mare | Halal | Cușer | Pescetarian | Fără fructe cu coajă
pl: Wegetariańskie | Wegańskie | Bezglutenowe | Bez nabiału | Keto | Ryby i owoce morza | Halal | Koszerne | Peskatariańskie | Bez orzechów
cs: Vegetariánské | Veganské | Bezlepkové | Bez mléčných výrobků | Keto | Ryby a mořské plody | Halal | Košer | Pescetariánské | Bez ořechů
hr: Vegetarijansko | Vegansko | Bez glutena | Bez mliječnih proizvoda | Keto | Riba i plodovi mora | Halal | Košer | Pesketarijansko | Bez orašastih plodova
ru: Вегетарианское | Веганское | Без глютена | Без молочных продуктов | Кето | Рыба и морепродукты | Халяль | Кошерное | Пескетарианское | Без орехов
uk: Вегетаріанське | Веганське | Без глютену | Без молочних продуктів | Кето | Риба та морепродукти | Халяль | Кошерне | Пескетаріанське | Без горіхів
bg: Вегетарианско | Веганско | Без глутен | Без млечни продукти | Кето | Риба и морски дарове | Халал | Кошер | Пескетарианско | Без ядки
hu: Vegetáriánus | Vegán | Gluténmentes | Tejmentes | Keto | Hal és tenger gyümölcsei | Halal | Kóser | Peszkateriánus | Diómentes
fi: Kasvisruoka | Vegaaninen | Gluteeniton | Maidoton | Keto | Kalaa ja äyriäisiä | Halal | Kosher | Pescovegetaarinen | Pähkinätön
el: Χορτοφαγικό | Βίγκαν | Χωρίς γλουτένη | Χωρίς γαλακτοκομικά | Κετογονικό | Ψάρια και θαλασσινά | Χαλάλ | Κόσερ | Πεσκεταριανό | Χωρίς ξηρούς καρπούς
tr: Vejetaryen | Vegan | Glutensiz | Sütsüz | Keto | Balık ve deniz ürünleri | Helal | Koşer | Pesketaryen | Kuruyemişsiz
ar: نباتي | نباتي صرف | خالٍ من الغلوتين | خالٍ من منتجات الألبان | كيتو | أسماك ومأكولات بحرية | حلال | كوشر | بيسكتاري | خالٍ من المكسرات
he: צמחוני | טבעוני | ללא גלוטן | ללא מוצרי חלב | קטוגני | דגים ופירות ים | חלאל | כשר | פסקטריאני | ללא אגוזים
ja: ベジタリアン | ヴィーガン | グルテンフリー | 乳製品不使用 | ケト | 魚介類 | ハラール | コーシャ | ペスカタリアン | ナッツ不使用
ko: 채식 | 비건 | 글루텐 프리 | 유제품 무첨가 | 키토 | 해산물 | 할랄 | 코셔 | 페스카테리언 | 견과류 무첨가
zh: 素食 | 纯素 | 无麸质 | 不含乳制品 | 生酮 | 海鲜 | 清真 | 犹太洁食 | 鱼素 | 不含坚果
zh-Hant: 素食 | 純素 | 無麩質 | 不含乳製品 | 生酮 | 海鮮 | 清真 | 猶太潔食 | 魚素 | 不含堅果
vi: Ăn chay | Thuần chay | Không gluten | Không sữa | Keto | Hải sản | Halal | Kosher | Ăn chay có cá | Không có hạt
`,
)
