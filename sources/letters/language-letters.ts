/** Letters of a language beyond those of English, the most frequent first; all letters where it has another script. */
const lettersOf = {
  en: '’–£“”é½‘—°…•€ñèç',
  de: 'üäöß',
  fr: 'éèàêâçôûîùœïëæ',
  es: 'óíáéñúüç',
  pt: 'ãçáéíóõâêúàôü',
  it: 'àèòùìé',
  ca: 'óàèíçéòúüïñ',
  nl: 'ëéïèöüê',
  da: 'øåæéäö',
  sv: 'äåöé',
  nb: 'øåæéòô',
  fi: 'äöåéšž',
  is: 'ðíáóþéúýæö',
  et: 'äõüöšž',
  lv: 'āīšēņūļžķģčō',
  lt: 'ėšžųįūčąęō',
  pl: 'łęążśćóńź',
  cs: 'íáěéčřžýšůúňťďó',
  sk: 'áčíéžšýúľťňôďäóŕĺ',
  hu: 'áéőöíüóűú',
  ro: 'ăîâșțşţ',
  hr: 'čšžćđ',
  sl: 'čšžćđéö',
  sq: 'ëç',
  tr: 'ışğüçöâİ',
  az: 'əıüşğöçİ',
  cy: 'ŵŷâêôîûïáé',
  ga: 'áíéóú',
  vi: 'áàạảãộốợờôơưâđăêấầậẩặắằếềệểễịìíỉọòóõỏồổỗớởỡụùúủũứừựửữẹéèẻẽỳýỷỹẫẳẵỵ₫',
  el: 'αοιετσνηυρπκμλςωγδχάίόέήθφβξζύώψϊ',
  ru: 'оаеинтрслвкмпдуяьыгбзчйжхшюцщэфёъ',
  uk: 'оанивіертслкпмудязбьгйчшхцюїєжщфґʼ',
  be: 'аныіярсоелткдвумпзцьбгчўйхюжшфэё',
  bg: 'аоиентрслвкдпмузбяцчгъшйщхфюжь',
  sr: 'аиоенртсуклвјмпдзбгчцшжћњхљђфџ',
  mk: 'аоеитнсркувлпмдјзбгчшцжќњхѓфљџѕ',
  kk: 'аеынтірлсқдомкбғпуйұөүәжшңзгһчхия',
  he: 'יוהלארמבתשנםחפקדסעטכגצזןףךץ',
  ar: 'الينمرتبةوسعدقفهكحجشخصطزذضثغئءأإآىؤظ',
  fa: 'ایرنموتدهشسبکلکگیزخفجحپعقچطصغءژضآذ',
  ur: 'ایروںکےنمسلتہبپدگھجچشقعحٹڈڑآئخزفںط',
  th: 'าน่รอก้งมวยลสดัทีิเคปบะไ็ชหแำตื์จพึถู์ขโซฟผใญุฉธศณฏษฐฝภ',
  zh: '鸡牛肉鱼饭面汤菜豆腐虾炒酱羊猪鸭蛋白红黄青大小酸辣麻香干煎炸烤蒸煮烧卤拌水饺包子粥粉丝米锅火川味特色凉热主食酒茶咖啡冰果汁奶油葱蒜姜椒盐糖醋土豆茄番茄瓜萝卜白木耳蘑菇笋藕排骨肚肠肝腰翅爪鹅蟹贝鱿蚝海鲜素什锦宫保丁婆鱼回扁四季干锅铁板双人份价格元名称品种类别套餐饮料甜点头盘招牌推荐春卷云吞馄饨烩杂粮玉黑金银龙凤八宝三老北京上广东西南中国家乡式风手工秘制今日新时令例位每只斤两个条碗杯瓶扎听',
  tw: '雞牛肉魚飯麵湯菜豆腐蝦炒醬羊豬鴨蛋白紅黃青大小酸辣麻香乾煎炸烤蒸煮燒滷拌水餃包子粥粉絲米鍋火川味特色涼熱主食酒茶咖啡冰果汁奶油蔥蒜薑椒鹽糖醋茄番瓜蘿蔔木耳菇筍排骨腸肝蟹貝蚵海鮮素宮保丁婆仔價格元名稱品類別套餐飲料甜點招牌推薦春捲雲吞餛飩燴玉黑金八寶三老北京上廣東西南中國台灣式風手工製今日新時令例位每個條碗杯瓶珍珠綠檸檬蜜愛桶便當定腿爌擔仔魯肉圓刈臭',
  ja: 'のンーんいたしラかーりきストきめらさくカイおルツドリサばとみまてナレあもダマすチコバフキョそタッグメシせうパえれちけクロビジプゃワュぎなじつどごアエオテニネボムライご飯定食丼焼鳥牛豚魚刺身盛合天麺唐揚鶏卵玉子味噌汁漬物野菜冷酒生日本茶紅珈琲餃炒煮込蒸御膳前菜海老蟹鮪鮭鰻貝豆腐納大根茄芋山葵海苔米寿司握巻手打特製季節限円価格料理品名税込単飲甘単小中大並上特選和洋中華風自家製本店',
  ko: '비빔밥김치찌개고기볶음면국탕찜구이전불갈삼겹살닭돼지소생해물순두부떡라만두냉된장제육덮돈까스우동카레주먹계란말음료수맥막걸사이다콜정식세트메뉴가격원이름상품새오징어낙쭈꾸미회초밥튀김샐러드파스타피자스테크커피차아메리노떼홍녹유자레몬에드추천인분대중소한그릇공기추가양념후라반마늘간매운순한시래얼큰칼국수쌈보족발곱창막채잡조림무침나물콩쫄야채로카페빵케익쿠키아포도홈런',
} as const satisfies Readonly<Record<string, string>>

/** A language that its letters are known by, as BCP 47; `tw` is Chinese in traditional letters. */
export type LetterLanguage = keyof typeof lettersOf

/** Languages with thousands of signs: those that are listed are the usual ones of menus. */
const ofSigns: ReadonlySet<string> = new Set(['zh', 'tw', 'ja', 'ko'])

/** Of a capital, next to the small letter. */
const CAPITAL = -0.7

/** How likely a letter is in each language, as natural logarithms. */
export const letterChances: ReadonlyMap<LetterLanguage, ReadonlyMap<string, number>> = new Map(
  (Object.entries(lettersOf) as [LetterLanguage, string][]).map(([language, letters]) => {
    const listed = [...new Set(letters)]
    // By Zipf's law; signs are about as likely as each other.
    const weights = listed.map((_, rank) => 1 / (rank + (ofSigns.has(language) ? 40 : 3)))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const chances = new Map<string, number>()
    for (const [at, letter] of listed.entries()) {
      const chance = Math.log((weights[at] ?? 0) / whole)
      const capital = letter.toLocaleUpperCase(language)
      if (capital !== letter && capital.length === 1) chances.set(capital, chance + CAPITAL)
      chances.set(letter, chance)
    }
    return [language, chances]
  }),
)
