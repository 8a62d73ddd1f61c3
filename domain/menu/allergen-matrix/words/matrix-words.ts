import { languageTable } from '../../../text/language-table.ts'
import { guestLanguage } from '../../printed/words/guest-language.ts'
import type { MatrixWords } from './words.ts'

export type { MatrixWords }

/** Over the columns, and what its signs mean. */
const signs = languageTable(
  ['allergens', 'dish', 'contains', 'mayContain', 'removable', 'none'],
  `
en: Allergens | Dish | Contains | May contain traces | Contains, can be made without | Declared without
de: Allergene | Gericht | Enthält | Kann Spuren enthalten | Enthält, auf Wunsch ohne | Ohne, laut Angabe
nl: Allergenen | Gerecht | Bevat | Kan sporen bevatten | Bevat, kan zonder | Volgens opgave zonder
da: Allergener | Ret | Indeholder | Kan indeholde spor | Indeholder, kan laves uden | Oplyst uden
sv: Allergener | Rätt | Innehåller | Kan innehålla spår | Innehåller, kan göras utan | Uppgett utan
nb: Allergener | Rett | Inneholder | Kan inneholde spor | Inneholder, kan lages uten | Oppgitt uten
fr: Allergènes | Plat | Contient | Peut contenir des traces | Contient, possible sans | Déclaré sans
es: Alérgenos | Plato | Contiene | Puede contener trazas | Contiene, se puede pedir sin | Declarado sin
it: Allergeni | Piatto | Contiene | Può contenere tracce | Contiene, possibile senza | Dichiarato senza
pt: Alergénios | Prato | Contém | Pode conter vestígios | Contém, pode ser feito sem | Declarado sem
pt-BR: Alérgenos | Prato | Contém | Pode conter traços | Contém, pode ser feito sem | Declarado sem
ca: Al·lèrgens | Plat | Conté | Pot contenir traces | Conté, es pot demanar sense | Declarat sense
ro: Alergeni | Preparat | Conține | Poate conține urme | Conține, se poate prepara fără | Declarat fără
pl: Alergeny | Danie | Zawiera | Może zawierać śladowe ilości | Zawiera, możliwe bez | Według deklaracji bez
cs: Alergeny | Jídlo | Obsahuje | Může obsahovat stopy | Obsahuje, lze připravit bez | Uvedeno bez
hr: Alergeni | Jelo | Sadrži | Može sadržavati tragove | Sadrži, može se pripremiti bez | Navedeno bez
ru: Аллергены | Блюдо | Содержит | Может содержать следы | Содержит, можно без | Указано: без
uk: Алергени | Страва | Містить | Може містити сліди | Містить, можна без | Зазначено: без
bg: Алергени | Ястие | Съдържа | Може да съдържа следи | Съдържа, може и без | Посочено без
hu: Allergének | Étel | Tartalmazza | Nyomokban tartalmazhatja | Tartalmazza, elhagyható | Megadva: nem tartalmazza
fi: Allergeenit | Annos | Sisältää | Voi sisältää jäämiä | Sisältää, saatavana ilman | Ilmoitettu ilman
el: Αλλεργιογόνα | Πιάτο | Περιέχει | Μπορεί να περιέχει ίχνη | Περιέχει, γίνεται και χωρίς | Δηλωμένο χωρίς
tr: Alerjenler | Yemek | İçerir | Eser miktarda içerebilir | İçerir, çıkarılabilir | Beyana göre içermez
ar: مسببات الحساسية | الطبق | يحتوي على | قد يحتوي على آثار | يحتوي على، ويمكن إعداده بدونه | مصرّح بخلوّه
he: אלרגנים | מנה | מכיל | עשוי להכיל עקבות | מכיל, אפשר גם בלי | הוצהר שאינו מכיל
ja: アレルゲン | 料理 | 含む | 微量に含む可能性あり | 含む(抜いて調理可) | 表示上は含まない
ko: 알레르기 유발 물질 | 요리 | 함유 | 미량 함유 가능 | 함유, 제외 가능 | 표시상 미함유
zh: 过敏原 | 菜品 | 含有 | 可能含有微量 | 含有，可不加 | 声明不含
zh-Hant: 過敏原 | 菜色 | 含有 | 可能含有微量 | 含有，可不加 | 聲明不含
vi: Chất gây dị ứng | Món | Chứa | Có thể chứa dấu vết | Chứa, có thể làm không có | Khai báo là không chứa
`,
)

/** Of what has no column, no declaration, or depends on a choice. */
const around = languageTable(
  ['notDeclared', 'also', 'extras', 'byChoice'],
  `
en: Not declared: please ask | Also declared: | Choices & extras | Depends on your choice
de: Nicht angegeben: bitte fragen | Außerdem angegeben: | Beilagen & Extras | Je nach Wahl
nl: Niet opgegeven: vraag het ons | Ook opgegeven: | Keuzes en extra’s | Afhankelijk van uw keuze
da: Ikke oplyst: spørg os | Også oplyst: | Valg og ekstra | Afhænger af dit valg
sv: Inte uppgett: fråga oss | Även uppgett: | Val och tillägg | Beror på ditt val
nb: Ikke oppgitt: spør oss | Også oppgitt: | Valg og tillegg | Avhenger av valget ditt
fr: Non déclaré : veuillez demander | Également déclaré : | Choix et suppléments | Selon votre choix
es: No declarado: pregunte, por favor | También declarado: | Opciones y extras | Según su elección
it: Non dichiarato: chiedere, per favore | Dichiarato inoltre: | Scelte ed extra | Secondo la scelta
pt: Não declarado: pergunte, por favor | Também declarado: | Opções e extras | Conforme a escolha
pt-BR: Não declarado: pergunte, por favor | Também declarado: | Opções e adicionais | Conforme a escolha
ca: No declarat: pregunteu-nos | També declarat: | Opcions i extres | Segons el que trieu
ro: Nedeclarat: vă rugăm să întrebați | Declarat de asemenea: | Opțiuni și extra | În funcție de alegere
pl: Nie podano: prosimy pytać | Podano również: | Dodatki do wyboru | Zależnie od wyboru
cs: Neuvedeno: zeptejte se prosím | Uvedeno také: | Přílohy a doplňky | Podle volby
hr: Nije navedeno: pitajte nas | Navedeno je i: | Prilozi i dodaci | Ovisno o izboru
ru: Не указано: спросите у нас | Указано также: | Гарниры и добавки | Зависит от выбора
uk: Не зазначено: запитайте в нас | Зазначено також: | Гарніри й додатки | Залежить від вибору
bg: Не е посочено: моля, попитайте | Посочено също: | Гарнитури и добавки | Според избора
hu: Nincs megadva: kérdezzen minket | Megadva továbbá: | Köretek és feltétek | A választástól függ
fi: Ei ilmoitettu: kysy meiltä | Ilmoitettu myös: | Lisäkkeet ja lisät | Riippuu valinnasta
el: Δεν δηλώνεται: παρακαλούμε ρωτήστε | Δηλώνεται επίσης: | Επιλογές και πρόσθετα | Ανάλογα με την επιλογή
tr: Bildirilmedi: lütfen sorun | Ayrıca bildirilen: | Seçenekler ve ekstralar | Seçime bağlı
ar: غير مصرّح به: يرجى السؤال | مصرّح به أيضًا: | الخيارات والإضافات | حسب الاختيار
he: לא הוצהר: אנא שאלו | הוצהר גם: | אפשרויות ותוספות | תלוי בבחירה
ja: 表示なし: お尋ねください | その他の表示: | 選択肢と追加 | 選択による
ko: 표시 없음: 문의해 주세요 | 그 밖의 표시: | 선택 사항과 추가 | 선택에 따라 다름
zh: 未说明: 请询问 | 另外声明: | 选项和加料 | 视选择而定
zh-Hant: 未說明: 請詢問 | 另外聲明: | 選項和加料 | 視選擇而定
vi: Chưa khai báo: vui lòng hỏi | Cũng khai báo: | Lựa chọn và phần thêm | Tùy lựa chọn
`,
)

/** Around the table. */
const vouching = languageTable(
  ['scan', 'declared', 'signed'],
  `
en: Allergens: scan | {n} of {all} dishes declared | Declarations signed by {names}
de: Allergene: scannen | {n} von {all} Gerichten angegeben | Angaben unterschrieben von {names}
nl: Allergenen: scan | {n} van {all} gerechten opgegeven | Opgaven ondertekend door {names}
da: Allergener: scan | {n} af {all} retter oplyst | Oplysninger underskrevet af {names}
sv: Allergener: skanna | {n} av {all} rätter uppgivna | Uppgifter undertecknade av {names}
nb: Allergener: skann | {n} av {all} retter oppgitt | Opplysninger signert av {names}
fr: Allergènes : scannez | {n} plats sur {all} déclarés | Déclarations signées par {names}
es: Alérgenos: escanee | {n} de {all} platos declarados | Declaraciones firmadas por {names}
it: Allergeni: scansiona | {n} piatti su {all} dichiarati | Dichiarazioni firmate da {names}
pt: Alergénios: digitalize | {n} de {all} pratos declarados | Declarações assinadas por {names}
pt-BR: Alérgenos: escaneie | {n} de {all} pratos declarados | Declarações assinadas por {names}
ca: Al·lèrgens: escanegeu | {n} de {all} plats declarats | Declaracions signades per {names}
ro: Alergeni: scanați | {n} din {all} preparate declarate | Declarații semnate de {names}
pl: Alergeny: zeskanuj | Podano dla {n} z {all} dań | Deklaracje podpisane przez: {names}
cs: Alergeny: naskenujte | Uvedeno u {n} z {all} jídel | Údaje podepsali: {names}
hr: Alergeni: skenirajte | Navedeno za {n} od {all} jela | Izjave potpisali: {names}
ru: Аллергены: отсканируйте | Указано для блюд: {n} из {all} | Сведения подписали: {names}
uk: Алергени: відскануйте | Зазначено для страв: {n} із {all} | Відомості підписали: {names}
bg: Алергени: сканирайте | Посочено за {n} от {all} ястия | Данните са подписани от: {names}
hu: Allergének: olvassa be | {n} / {all} ételhez van adat | Az adatokat aláírta: {names}
fi: Allergeenit: skannaa | Tiedot {n} annoksesta, annoksia {all} | Tiedot allekirjoittanut: {names}
el: Αλλεργιογόνα: σαρώστε | Δηλωμένα πιάτα: {n} από {all} | Δηλώσεις υπογεγραμμένες από: {names}
tr: Alerjenler: okutun | Bildirilen yemekler: {n} / {all} | Beyanları imzalayan: {names}
ar: مسببات الحساسية: امسح الرمز | صُرِّح عن {n} من {all} من الأطباق | وقّع على التصريحات: {names}
he: אלרגנים: סרקו | הוצהר על {n} מתוך {all} מנות | על ההצהרות חתמו: {names}
ja: アレルゲン: 読み取り | {all}品中{n}品に表示あり | 表示の確認者: {names}
ko: 알레르기 유발 물질: 스캔 | 요리 {all}개 중 {n}개 표시 | 표시 확인: {names}
zh: 过敏原: 扫码 | {all}道菜品中{n}道有说明 | 声明签署人: {names}
zh-Hant: 過敏原: 掃碼 | {all}道菜色中{n}道有說明 | 聲明簽署人: {names}
vi: Chất gây dị ứng: quét mã | {n} trên {all} món đã khai báo | Khai báo do {names} ký
`,
)

/** That nobody can promise the absence of traces. */
const promises = languageTable(
  ['noPromise'],
  `
en: All dishes are made in one kitchen: nobody can promise that a dish is free of traces. If you have an allergy, please speak to us before you order.
de: Alle Gerichte entstehen in einer Küche: Niemand kann versprechen, dass ein Gericht frei von Spuren ist. Bei einer Allergie sprechen Sie uns bitte vor der Bestellung an.
nl: Alle gerechten komen uit één keuken: niemand kan beloven dat een gerecht vrij van sporen is. Hebt u een allergie, spreek ons dan aan voordat u bestelt.
da: Alle retter laves i ét køkken: ingen kan love, at en ret er fri for spor. Har du en allergi, så tal med os, før du bestiller.
sv: Alla rätter lagas i ett och samma kök: ingen kan lova att en rätt är fri från spår. Har du en allergi, prata med oss innan du beställer.
nb: Alle retter lages på ett kjøkken: ingen kan love at en rett er fri for spor. Har du en allergi, snakk med oss før du bestiller.
fr: Tous les plats sont préparés dans une même cuisine : personne ne peut garantir l’absence de traces. En cas d’allergie, veuillez nous parler avant de commander.
es: Todos los platos se preparan en una misma cocina: nadie puede garantizar la ausencia de trazas. Si tiene una alergia, hable con nosotros antes de pedir.
it: Tutti i piatti nascono in una sola cucina: nessuno può garantire l’assenza di tracce. In caso di allergia, vi preghiamo di parlarci prima di ordinare.
pt: Todos os pratos são feitos na mesma cozinha: ninguém pode garantir a ausência de vestígios. Se tem uma alergia, fale connosco antes de pedir.
pt-BR: Todos os pratos são feitos na mesma cozinha: ninguém pode garantir a ausência de traços. Se você tem alergia, fale conosco antes de pedir.
ca: Tots els plats es fan en una mateixa cuina: ningú no pot garantir l’absència de traces. Si teniu una al·lèrgia, parleu amb nosaltres abans de demanar.
ro: Toate preparatele se fac în aceeași bucătărie: nimeni nu poate garanta absența urmelor. Dacă aveți o alergie, vorbiți cu noi înainte de a comanda.
pl: Wszystkie dania powstają w jednej kuchni: nikt nie może zagwarantować braku śladowych ilości. W razie alergii prosimy porozmawiać z nami przed złożeniem zamówienia.
cs: Všechna jídla vznikají v jedné kuchyni: nikdo nemůže zaručit, že jídlo neobsahuje stopy. Máte-li alergii, promluvte si s námi prosím před objednáním.
hr: Sva jela pripremaju se u istoj kuhinji: nitko ne može jamčiti da jelo ne sadrži tragove. Ako imate alergiju, razgovarajte s nama prije narudžbe.
ru: Все блюда готовятся на одной кухне: никто не может обещать, что в блюде нет следов. Если у вас аллергия, поговорите с нами, прежде чем заказать.
uk: Усі страви готують на одній кухні: ніхто не може обіцяти, що у страві немає слідів. Якщо у вас алергія, поговоріть із нами, перш ніж замовити.
bg: Всички ястия се приготвят в една кухня: никой не може да обещае, че в ястието няма следи. Ако имате алергия, моля, говорете с нас, преди да поръчате.
hu: Minden étel egy konyhában készül: senki sem ígérheti, hogy egy étel nyomokban sem tartalmaz allergént. Allergia esetén kérjük, rendelés előtt szóljon nekünk.
fi: Kaikki annokset valmistetaan samassa keittiössä: kukaan ei voi luvata, ettei annoksessa ole jäämiä. Jos sinulla on allergia, puhu kanssamme ennen tilaamista.
el: Όλα τα πιάτα ετοιμάζονται στην ίδια κουζίνα: κανείς δεν μπορεί να εγγυηθεί ότι ένα πιάτο δεν έχει ίχνη. Αν έχετε αλλεργία, μιλήστε μαζί μας πριν παραγγείλετε.
tr: Bütün yemekler tek bir mutfakta hazırlanır: bir yemekte eser miktarda bulunmadığına kimse söz veremez. Alerjiniz varsa lütfen sipariş vermeden önce bizimle konuşun.
ar: تُحضَّر جميع الأطباق في مطبخ واحد: لا يمكن لأحد أن يضمن خلوّ الطبق من الآثار. إذا كانت لديك حساسية، فيرجى التحدث إلينا قبل الطلب.
he: כל המנות מוכנות במטבח אחד: איש אינו יכול להבטיח שאין במנה עקבות. אם יש לכם אלרגיה, אנא דברו איתנו לפני ההזמנה.
ja: すべての料理は同じ厨房で作られるため、微量の混入がないことはお約束できません。アレルギーのある方は、ご注文の前にお申し出ください。
ko: 모든 요리는 한 주방에서 만들어지므로 미량이 섞이지 않는다고 약속드릴 수 없습니다. 알레르기가 있으시면 주문 전에 말씀해 주세요.
zh: 所有菜品均在同一厨房制作，无法保证完全不含微量过敏原。如果您有过敏，请在点餐前告知我们。
zh-Hant: 所有菜色均在同一廚房製作，無法保證完全不含微量過敏原。如果您有過敏，請在點餐前告知我們。
vi: Mọi món đều được nấu trong cùng một bếp: không ai có thể hứa rằng món ăn không có dấu vết. Nếu bạn bị dị ứng, vui lòng nói với chúng tôi trước khi gọi món.
`,
)

/** English for a menu that says no language, or one that is not here. */
export const matrixWords = (language: string | undefined): MatrixWords => {
  const tag = guestLanguage(language)
  return { ...signs.of(tag), ...around.of(tag), ...vouching.of(tag), ...promises.of(tag) }
}
