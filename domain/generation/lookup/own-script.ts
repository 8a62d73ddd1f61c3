import { foldText } from '../../text/fold-name.ts'

/**
 * What the cards of a country call their sections in its own letters: `what it sells in English: words`; nothing before
 * the colon for words that say nothing of it.
 */
const TABLES: readonly string[] = [
  // Greek
  `starters: ορεκτικά, μεζέδες, μεζεδάκια, πρώτα πιάτα, ποικιλίες, ποικιλία | cold: κρύα, κρύοι, κρύες | hot: ζεστά, ζεστοί, ζεστές | salads: σαλάτες, σαλάτα
   soups: σούπες, σούπα | dip: αλοιφές, αλοιφή, αλείμματα, ντιπ | mains: κυρίως πιάτα, κυρίως, κύρια πιάτα, κύρια, πιάτα ημέρας | stew: μαγειρευτά, κατσαρόλας
   grilled: σχάρας, σχάρα, κάρβουνα, ψητά, ώρας | seafood: θαλασσινά, θάλασσα, θάλασσας | fish: ψάρια, ψαρικά | meat: κρεατικά, κρέατα, κρέας | lamb: αρνί | chicken: κοτόπουλο | pork: χοιρινό
   vegetables: λαχανικά, λαδερά, χορταρικά | pasta: ζυμαρικά, μακαρονάδες | pies: πίτες, πίτα | cheese: τυριά, τυρί | beans: όσπρια | sides: συνοδευτικά, γαρνιτούρες
   bread: ψωμί, ψωμιά | baked: φούρνου, φούρνο | souvlaki: σουβλάκι, σουβλάκια | gyro: γύρος | desserts: γλυκά, επιδόρπια, γλυκό | drinks: ποτά, ροφήματα | soft drinks: αναψυκτικά
   wine: κρασιά, κρασί | beer: μπύρες, μπίρες | coffee: καφέδες, καφές | ouzo: ούζο, ούζα | children: παιδικά, παιδικό | breakfast: πρωινό | rice: ρύζι | eggs: αυγά
   : της, του, στη, στα, στο, από, τη, την, τα, μας, μενού, πιάτα, σπιτικά, σπιτικοί, σπιτικές, παραδοσιακά, παραδοσιακοί, παραδοσιακές, παραδοσιακή`,
  // Japanese
  `starters: 前菜, 先付, 先付け, 突き出し, お通し, 一品, 逸品, 酒肴 | bar snacks: おつまみ, 肴 | salads: サラダ | soups: 汁物, 椀物, お椀, 吸物, スープ | sashimi & tataki: 刺身, お刺身, 刺し身, お造り, 造り, 御造り
   sushi: 寿司, 鮨, すし, にぎり, 握り | rolls: 巻物, 巻き物, 巻き寿司, 手巻き | grilled: 焼き物, 焼物, 焼きもの, 炭火焼, 炭火焼き, 鉄板焼き, 鉄板焼 | yakitori: 焼き鳥, 焼鳥, 串焼き, 串焼 | fried: 揚げ物, 揚物, 揚げもの
   tempura: 天ぷら, 天麩羅, 天婦羅 | simmered: 煮物, 煮もの | steamed: 蒸し物, 蒸物 | donburi & side rice: ご飯, 御飯, ごはん | rice & noodles: 食事, お食事, 〆, しめ, 締め | rice bowl: 丼, 丼物, 丼もの, どんぶり
   noodles: 麺類, 麺 | udon: うどん | soba: そば, 蕎麦 | ramen: ラーメン, らーめん | hot pot: 鍋, 鍋物, お鍋 | curry: カレー | tofu: 豆腐 | vegetables: 野菜 | meat: 肉, お肉 | beef: 牛肉, 和牛, 牛 | pork: 豚肉, 豚
   chicken: 鶏肉, 鶏, 鳥 | fish: 魚, お魚, 鮮魚 | seafood: 海鮮, 魚介 | egg: 卵, 玉子 | pickles: 漬物, お新香, 香の物 | sides: 小鉢, 副菜, サイド, トッピング | mains: 主菜, メイン, 強肴 | bento: 弁当, お弁当, 松花堂
   dumplings: 餃子 | desserts: デザート, 甘味, 甘いもの, 甘物, スイーツ, 水菓子, 水物 | mochi: 和菓子 | drinks: 飲み物, お飲み物, ドリンク, 飲料 | beer: ビール | sake: 日本酒, 地酒, 冷酒, 熱燗, お酒 | shochu: 焼酎
   whisky: ウイスキー, ウィスキー | wine: ワイン | cocktail: カクテル, サワー | highball: ハイボール | soft drinks: ソフトドリンク | tea: お茶, 茶 | coffee: コーヒー, 珈琲 | lunch: ランチ, 昼食 | breakfast: 朝食, 朝ごはん
   children: お子様, 子供 | cold: 冷製, 冷たい, 冷 | hot: 温製, 温かい, 温 | vegetarian: 精進, ベジタリアン | : 料理, 類, 物, もの, の, 本日, お, 御, 各種, 自家製, 特製, 旬, 季節, シェフ, おすすめ, メニュー, 名物, 当店`,
  // Chinese, in both scripts
  `starters: 前菜, 开胃菜, 開胃菜, 头盘, 頭盤, 前菜小碟 | snacks: 小吃, 小食 | cold starters: 凉菜, 涼菜, 冷菜, 冷盘, 冷盤, 凉拌, 涼拌, 拼盘, 拼盤 | dim sum: 点心, 點心, 早茶, 蒸点, 蒸點 | soups: 汤, 湯, 羹, 汤羹, 湯羹 | mains: 热菜, 熱菜, 主菜, 大菜, 招牌菜, 特色菜
   stir-fried: 小炒, 炒菜, 热炒, 熱炒, 炒 | noodles: 面, 麵, 麺, 面条, 面食, 麵食, 粉面, 粉麵, 粉 | rice: 饭, 飯, 米饭, 米飯 | fried rice: 炒饭, 炒飯 | rice & noodles: 主食, 面饭, 粉面饭, 饭面, 飯麵, 粥粉面饭 | congee: 粥
   dumplings: 饺子, 餃子, 水饺, 水餃, 馄饨, 餛飩, 云吞, 雲吞 | buns: 包子, 包点, 包點 | bread: 饼, 餅 | hot pot: 火锅, 火鍋 | clay pot: 煲, 砂锅, 砂鍋, 煲仔, 瓦煲 | roast: 烧腊, 燒臘, 烧味, 燒味 | barbecue: 烧烤, 燒烤 | seafood: 海鲜, 海鮮
   fish: 鱼, 魚 | shrimp: 虾, 蝦 | meat: 肉类, 肉類, 肉 | beef: 牛肉, 牛 | pork: 猪肉, 豬肉, 猪, 豬 | lamb: 羊肉, 羊 | chicken: 鸡肉, 雞肉, 鸡, 雞 | duck: 鸭, 鴨, 烤鸭, 烤鴨 | poultry: 家禽 | vegetables: 蔬菜, 素菜, 青菜, 时蔬, 時蔬, 时菜, 時菜
   tofu: 豆腐, 豆制品 | eggs: 蛋 | vegetarian: 素食, 斋菜, 齋菜 | sichuan: 川菜 | cantonese: 粤菜, 粵菜 | desserts: 甜品, 甜点, 甜點, 糖水, 甜食 | drinks: 饮料, 飲料, 饮品, 飲品, 酒水 | tea: 茶, 茗茶 | beer: 啤酒 | wine: 葡萄酒 | baijiu: 白酒
   sides: 配菜 | children: 儿童, 兒童 | : 类, 類, 菜, 特色, 招牌, 精美, 精选, 精選, 传统, 傳統, 今日, 美食, 推荐, 推薦`,
  // Korean
  `starters: 전채, 에피타이저, 애피타이저 | bar snacks: 안주 | jjigae: 찌개 | hot pot: 전골 | soups: 국, 탕, 국물, 수프 | jeon: 전, 부침개, 부침 | meat: 육류 | korean barbecue: 고기, 구이, 숯불구이, 고기구이, 바베큐 | pork: 돼지고기, 돼지 | beef: 소고기, 쇠고기, 한우
   chicken: 치킨, 닭고기, 닭 | seafood: 해산물, 해물 | fish: 생선 | raw fish: 회 | rice: 밥 | fried rice: 볶음밥 | rice bowl: 덮밥 | bibimbap: 비빔밥 | rice & noodles & jjigae: 식사, 식사류 | noodles: 국수, 면 | naengmyeon: 냉면 | dumplings: 만두
   tteokbokki: 떡볶이 | snacks: 분식 | banchan: 반찬 | sides: 사이드 | kimchi: 김치 | salads: 샐러드 | fried: 튀김 | stir-fried: 볶음 | braised: 찜, 조림 | desserts: 디저트, 후식 | drinks: 음료수, 음료, 주류 | cocktails & soju & makgeolli & beer: 술 | soju: 소주 | makgeolli: 막걸리 | beer: 맥주 | wine: 와인
   coffee: 커피 | tea: 차 | mains: 메인, 주요리, 정식 | children: 어린이 | lunch: 점심 | breakfast: 아침 | vegetarian: 채식 | vegetables: 채소, 야채 | tofu: 두부 | : 요리, 류, 메뉴, 특선, 오늘의, 추천, 모듬, 세트`,
  // Thai
  `starters: ของว่าง, เรียกน้ำย่อย, ของทานเล่น, อาหารว่าง, ทานเล่น | bar snacks: กับแกล้ม | salads: ยำ, สลัด | papaya salad: ส้มตำ, ตำ | soups: ต้ม, ซุป | tom yum: ต้มยำ | curry: แกง | stir-fried: ผัด | fried: ทอด | grilled: ย่าง, ปิ้งย่าง, ปิ้ง, เผา
   steamed: นึ่ง | rice: ข้าว | fried rice: ข้าวผัด | noodles: ก๋วยเตี๋ยว, เส้น | pad thai: ผัดไทย | rice & noodles: จานเดียว | seafood: ทะเล, ซีฟู้ด | fish: ปลา | shrimp: กุ้ง | chicken: ไก่ | pork: หมู | beef: เนื้อ | vegetables: ผัก | vegetarian: เจ, มังสวิรัติ
   mains: จานหลัก | curry & stir-fried: กับข้าว | isan: อีสาน | desserts: ของหวาน, ขนมหวาน, ขนม | drinks: เครื่องดื่ม | beer: เบียร์ | coffee: กาแฟ | tea: ชา | dip: น้ำพริก | sides: เครื่องเคียง | eggs: ไข่ | breakfast: อาหารเช้า | : อาหาร, จาน, เมนู, แนะนำ, ประเภท`,
  // Hindi
  `starters: स्टार्टर, स्टार्टर्स, शुरुआत | snacks: नाश्ता | tandoor: तंदूर, तंदूरी | vegetable: सब्ज़ी, सब्जी, सब्ज़ियाँ, सब्जियां | dal: दाल | bread: रोटी, रोटियाँ, नान | rice: चावल | biryani: बिरयानी | chaat: चाट | desserts: मिठाई, मिठाइयाँ, मीठा | drinks: पेय
   chai: चाय | lassi: लस्सी | salads: सलाद | soups: सूप | paneer: पनीर | chicken: मुर्ग, चिकन | lamb: मटन, गोश्त | fish: मछली | mains: मुख्य व्यंजन, मुख्य | thali: थाली | dosa: डोसा | vegetarian: शाकाहारी | : से, की, का, के, शुद्ध`,
  // Arabic
  `starters: مقبلات, مازة, مزة, مازات | cold: باردة | hot: ساخنة | salads: سلطات, سلطة | soups: شوربات, شوربة | mashawi: مشاوي, مشويات | mains: أطباق رئيسية, رئيسية, طبق رئيسي | fish: أسماك, سمك | seafood: مأكولات بحرية, بحرية | chicken: دجاج | meat: لحوم, لحم | lamb: غنم, خروف
   rice: أرز, رز | bread: خبز, مخبوزات | manakish: مناقيش | shawarma: شاورما | falafel: فلافل | hummus: حمص | kebab: كباب | desserts: حلويات, حلو | drinks: مشروبات | coffee: قهوة | tea: شاي | juice: عصائر, عصير | breakfast: فطور, ترويقة | sides: أطباق جانبية, جانبية
   vegetarian: نباتي, نباتية | vegetables: خضار | sandwich: سندويشات | : أطباق, من, على, الفحم, يومية`,
]

/** What each phrase says in English, folded, the longest first. */
const phrases: readonly (readonly [phrase: string, english: string])[] = TABLES.flatMap((table) =>
  table.split(/[|\n]/).flatMap((row) => {
    const [english = '', list = ''] = row.trim().split(/ ?: /)
    return list.split(', ').map((phrase) => [foldText(phrase), english] as const)
  }),
).toSorted(([a], [b]) => b.length - a.length)

/** Letters that English isn't written in. */
const OTHER = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Scripts whose words have spaces between: there a word inside another says nothing. */
const SPACED = /[\p{Script=Greek}\p{Script=Devanagari}\p{Script=Arabic}]/u

/**
 * A part of a heading in English, where it is in the letters of another script and all that it says is known; undefined
 * else. Headings in scripts without spaces are read phrase by phrase, the longest first.
 */
export function fromOwnScript(part: string): string | undefined {
  if (!OTHER.test(part)) return undefined
  const isSpaced = SPACED.test(part)
  // Words of the same thing in our letters next to it say it again: "Cold Dishes 凉菜".
  let rest = ` ${foldText(part).replace(/(?<=^|\s)ال/g, '')} `
  const found: { readonly at: number; readonly english: string }[] = []
  for (const [phrase, english] of phrases) {
    const own = isSpaced ? ` ${phrase.replace(/^ال/, '')} ` : phrase
    for (let at = rest.indexOf(own); at >= 0; at = rest.indexOf(own)) {
      found.push({ at, english })
      rest =
        rest.slice(0, at) +
        (isSpaced ? ` ${'\0'.repeat(own.length - 2)} ` : '\0'.repeat(own.length)) +
        rest.slice(at + own.length)
    }
  }
  const said = found.toSorted((a, b) => a.at - b.at).flatMap(({ english }) => english || [])
  return said.length === 0 || OTHER.test(rest) ? undefined : said.join(' ')
}
