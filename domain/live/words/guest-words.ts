import { guestLanguage } from '../../menu/printed/words/guest-language.ts'
import { languageTable } from '../../text/language-table.ts'
import type { GuestWords } from './words.ts'

/** Whether the house is open. */
const opening = languageTable(
  ['open', 'openUntil', 'closed', 'opens', 'closedAllDay', 'weOpen'],
  `
en: Open now | Open until {time} | Closed now | Closed · opens {time} | Closed | We open on {day}, {time}
de: Jetzt geöffnet | Geöffnet bis {time} | Zurzeit geschlossen | Geschlossen · öffnet {time} | Geschlossen | Wir öffnen am {day}, {time}
nl: Nu open | Open tot {time} | Nu gesloten | Gesloten · opent {time} | Gesloten | We openen {day}, {time}
da: Åbent nu | Åbent til {time} | Lukket nu | Lukket · åbner {time} | Lukket | Vi åbner {day}, {time}
sv: Öppet nu | Öppet till {time} | Stängt nu | Stängt · öppnar {time} | Stängt | Vi öppnar {day}, {time}
nb: Åpent nå | Åpent til {time} | Stengt nå | Stengt · åpner {time} | Stengt | Vi åpner {day}, {time}
fr: Ouvert | Ouvert jusqu’à {time} | Fermé | Fermé · ouvre {time} | Fermé | Ouverture {day}, {time}
es: Abierto | Abierto hasta las {time} | Cerrado | Cerrado · abre {time} | Cerrado | Abrimos el {day}, {time}
it: Aperto | Aperto fino alle {time} | Chiuso | Chiuso · apre {time} | Chiuso | Apriamo {day}, {time}
pt: Aberto | Aberto até {time} | Fechado | Fechado · abre {time} | Fechado | Abrimos {day}, {time}
pt-BR: Aberto agora | Aberto até {time} | Fechado agora | Fechado · abre {time} | Fechado | Abrimos {day}, {time}
ca: Obert | Obert fins a {time} | Tancat | Tancat · obre {time} | Tancat | Obrim {day}, {time}
ro: Deschis acum | Deschis până la {time} | Închis acum | Închis · deschide {time} | Închis | Deschidem {day}, {time}
pl: Otwarte | Otwarte do {time} | Zamknięte | Zamknięte · otwarcie {time} | Zamknięte | Otwarcie: {day}, {time}
cs: Otevřeno | Otevřeno do {time} | Zavřeno | Zavřeno · otevíráme {time} | Zavřeno | Otevíráme: {day}, {time}
hr: Otvoreno | Otvoreno do {time} | Zatvoreno | Zatvoreno · otvara {time} | Zatvoreno | Otvaramo: {day}, {time}
ru: Открыто | Открыто до {time} | Закрыто | Закрыто · откроется {time} | Закрыто | Откроемся: {day}, {time}
uk: Відчинено | Відчинено до {time} | Зачинено | Зачинено · відчиниться {time} | Зачинено | Відчинимося: {day}, {time}
bg: Отворено | Отворено до {time} | Затворено | Затворено · отваря {time} | Затворено | Отваряме: {day}, {time}
hu: Nyitva | Nyitva eddig: {time} | Zárva | Zárva · nyitás: {time} | Zárva | Nyitás: {day}, {time}
fi: Avoinna | Avoinna {time} asti | Suljettu | Suljettu · avataan {time} | Suljettu | Avaamme: {day}, {time}
el: Ανοιχτά | Ανοιχτά έως {time} | Κλειστά | Κλειστά · ανοίγει {time} | Κλειστά | Ανοίγουμε: {day}, {time}
tr: Şimdi açık | Kapanış: {time} | Şimdi kapalı | Kapalı · açılış {time} | Kapalı | Açılış: {day}, {time}
ar: مفتوح الآن | مفتوح حتى {time} | مغلق الآن | مغلق · يفتح {time} | مغلق | نفتح {day}، {time}
he: פתוח עכשיו | פתוח עד {time} | סגור עכשיו | סגור · נפתח {time} | סגור | נפתח ב{day}, {time}
ja: 営業中 | 営業中 · {time}まで | 営業時間外 | 営業時間外 · {time}から | 休業 | 次の営業: {day} {time}
ko: 영업 중 | 영업 중 · {time}까지 | 영업 종료 | 영업 종료 · {time}부터 | 휴무 | 다음 영업: {day} {time}
zh: 营业中 | 营业至 {time} | 休息中 | 休息中 · {time} 开始营业 | 休息 | {day} {time} 开始营业
zh-Hant: 營業中 | 營業至 {time} | 休息中 | 休息中 · {time} 開始營業 | 休息 | {day} {time} 開始營業
vi: Đang mở cửa | Mở cửa đến {time} | Đang đóng cửa | Đang đóng cửa · mở lại {time} | Đóng cửa | Mở cửa {day}, {time}
`,
)

/** Hours and days, and the two other forms of a menu. */
const hours = languageTable(
  ['hours', 'daily', 'from', 'until', 'text', 'allergens'],
  `
en: Hours | Daily | from {day} | until {day} | As text | Allergens
de: Öffnungszeiten | Täglich | ab {day} | bis {day} | Als Text | Allergene
nl: Openingstijden | Dagelijks | vanaf {day} | tot en met {day} | Als tekst | Allergenen
da: Åbningstider | Dagligt | fra {day} | til {day} | Som tekst | Allergener
sv: Öppettider | Dagligen | från {day} | till {day} | Som text | Allergener
nb: Åpningstider | Daglig | fra {day} | til {day} | Som tekst | Allergener
fr: Horaires | Tous les jours | à partir du {day} | jusqu’au {day} | En texte | Allergènes
es: Horario | Todos los días | desde el {day} | hasta el {day} | En texto | Alérgenos
it: Orari | Tutti i giorni | dal {day} | fino al {day} | Come testo | Allergeni
pt: Horário | Todos os dias | a partir de {day} | até {day} | Em texto | Alergénios
pt-BR: Horário | Todos os dias | a partir de {day} | até {day} | Em texto | Alergênicos
ca: Horari | Cada dia | des del {day} | fins al {day} | En text | Al·lèrgens
ro: Program | Zilnic | de la {day} | până la {day} | Ca text | Alergeni
pl: Godziny otwarcia | Codziennie | od {day} | do {day} | Jako tekst | Alergeny
cs: Otevírací doba | Denně | od {day} | do {day} | Jako text | Alergeny
hr: Radno vrijeme | Svaki dan | od {day} | do {day} | Kao tekst | Alergeni
ru: Часы работы | Ежедневно | с {day} | до {day} | Текстом | Аллергены
uk: Години роботи | Щодня | з {day} | до {day} | Текстом | Алергени
bg: Работно време | Всеки ден | от {day} | до {day} | Като текст | Алергени
hu: Nyitvatartás | Naponta | ettől: {day} | eddig: {day} | Szövegként | Allergének
fi: Aukioloajat | Päivittäin | alkaen {day} | {day} asti | Tekstinä | Allergeenit
el: Ωράριο | Καθημερινά | από {day} | έως {day} | Ως κείμενο | Αλλεργιογόνα
tr: Çalışma saatleri | Her gün | başlangıç: {day} | son gün: {day} | Metin olarak | Alerjenler
ar: ساعات العمل | يوميًا | من {day} | حتى {day} | كنص | مسببات الحساسية
he: שעות פתיחה | כל יום | מ־{day} | עד {day} | כטקסט | אלרגנים
ja: 営業時間 | 毎日 | {day}から | {day}まで | テキスト | アレルゲン
ko: 영업 시간 | 매일 | {day}부터 | {day}까지 | 텍스트 | 알레르기 유발 물질
zh: 营业时间 | 每天 | {day}起 | 至{day} | 文本 | 过敏原
zh-Hant: 營業時間 | 每天 | {day}起 | 至{day} | 文字 | 過敏原
vi: Giờ mở cửa | Hằng ngày | từ {day} | đến {day} | Dạng văn bản | Chất gây dị ứng
`,
)

/** Menus of the house. */
const menus = languageTable(
  ['menus', 'otherMenus', 'allMenus', 'notServedNow', 'nothingServed', 'noMenu'],
  `
en: Menus | Other menus | All menus | Not served now | No menu is served at this hour. | There is no menu here at the moment.
de: Karten | Weitere Karten | Alle Karten | Zurzeit nicht | Zu dieser Stunde gilt keine Karte. | Zurzeit gibt es hier keine Karte.
nl: Menukaarten | Andere menukaarten | Alle menukaarten | Nu niet verkrijgbaar | Op dit uur geldt geen menukaart. | Er is hier op dit moment geen menukaart.
da: Menukort | Andre menukort | Alle menukort | Serveres ikke nu | Der serveres ingen menu på dette tidspunkt. | Der er ingen menu her i øjeblikket.
sv: Menyer | Andra menyer | Alla menyer | Serveras inte nu | Ingen meny serveras vid den här tiden. | Det finns ingen meny här just nu.
nb: Menyer | Andre menyer | Alle menyer | Serveres ikke nå | Ingen meny serveres på dette tidspunktet. | Det er ingen meny her for øyeblikket.
fr: Cartes | Autres cartes | Toutes les cartes | Pas servi en ce moment | Aucune carte n’est servie à cette heure. | Il n’y a pas de carte ici pour le moment.
es: Cartas | Otras cartas | Todas las cartas | No se sirve ahora | A esta hora no se sirve ninguna carta. | En este momento no hay ninguna carta aquí.
it: Menù | Altri menù | Tutti i menù | Ora non servito | A quest’ora non si serve nessun menù. | Al momento qui non c’è nessun menù.
pt: Ementas | Outras ementas | Todas as ementas | Não servido agora | A esta hora não é servida nenhuma ementa. | De momento não há aqui nenhuma ementa.
pt-BR: Cardápios | Outros cardápios | Todos os cardápios | Não servido agora | Nenhum cardápio é servido neste horário. | No momento não há nenhum cardápio aqui.
ca: Cartes | Altres cartes | Totes les cartes | Ara no se serveix | A aquesta hora no se serveix cap carta. | Ara mateix aquí no hi ha cap carta.
ro: Meniuri | Alte meniuri | Toate meniurile | Nu se servește acum | La această oră nu se servește niciun meniu. | Momentan nu există niciun meniu aici.
pl: Menu | Inne menu | Wszystkie menu | Teraz niedostępne | O tej porze nie podajemy żadnego menu. | W tej chwili nie ma tu żadnego menu.
cs: Jídelní lístky | Další jídelní lístky | Všechny jídelní lístky | Nyní nepodáváme | V tuto hodinu nepodáváme žádné menu. | Momentálně tu není žádný jídelní lístek.
hr: Jelovnici | Ostali jelovnici | Svi jelovnici | Sada se ne poslužuje | U ovo vrijeme ne poslužuje se nijedan jelovnik. | Trenutačno ovdje nema jelovnika.
ru: Меню | Другие меню | Все меню | Сейчас не подаётся | В этот час ни одно меню не подаётся. | Сейчас здесь нет меню.
uk: Меню | Інші меню | Усі меню | Зараз не подається | О цій годині жодне меню не подається. | Зараз тут немає меню.
bg: Менюта | Други менюта | Всички менюта | Сега не се сервира | В този час не се сервира нито едно меню. | В момента тук няма меню.
hu: Étlapok | További étlapok | Minden étlap | Most nem kapható | Ebben az órában egyik étlap sem érvényes. | Jelenleg nincs itt étlap.
fi: Ruokalistat | Muut ruokalistat | Kaikki ruokalistat | Ei tarjolla nyt | Mikään ruokalista ei ole voimassa tähän aikaan. | Täällä ei ole juuri nyt ruokalistaa.
el: Κατάλογοι | Άλλοι κατάλογοι | Όλοι οι κατάλογοι | Δεν σερβίρεται τώρα | Αυτή την ώρα δεν σερβίρεται κανένας κατάλογος. | Αυτή τη στιγμή δεν υπάρχει κατάλογος εδώ.
tr: Menüler | Diğer menüler | Tüm menüler | Şu anda servis edilmiyor | Bu saatte hiçbir menü servis edilmiyor. | Şu anda burada menü yok.
ar: قوائم الطعام | قوائم أخرى | كل القوائم | لا تُقدَّم الآن | لا تُقدَّم أي قائمة في هذه الساعة. | لا توجد قائمة هنا في الوقت الحالي.
he: תפריטים | תפריטים נוספים | כל התפריטים | לא מוגש עכשיו | בשעה זו לא מוגש אף תפריט. | אין כאן תפריט כרגע.
ja: メニュー | その他のメニュー | すべてのメニュー | 現在は提供していません | この時間に提供しているメニューはありません。 | 現在、こちらにはメニューがありません。
ko: 메뉴 | 다른 메뉴 | 모든 메뉴 | 지금은 제공하지 않습니다 | 이 시간에 제공하는 메뉴가 없습니다. | 지금은 여기에 메뉴가 없습니다.
zh: 菜单 | 其他菜单 | 全部菜单 | 目前不供应 | 此时段没有供应中的菜单。 | 目前这里没有菜单。
zh-Hant: 菜單 | 其他菜單 | 全部菜單 | 目前不供應 | 此時段沒有供應中的菜單。 | 目前這裡沒有菜單。
vi: Thực đơn | Thực đơn khác | Tất cả thực đơn | Hiện không phục vụ | Vào giờ này không phục vụ thực đơn nào. | Hiện tại ở đây không có thực đơn.
`,
)

/** In English for a language that we do not have. @param language BCP 47 */
export const guestWords = (language: string): GuestWords => {
  const tag = guestLanguage(language)
  return { ...opening.of(tag), ...hours.of(tag), ...menus.of(tag) }
}

/** @param time which stands for `{time}` */
export const withTime = (sentence: string, time: string): string => sentence.replace('{time}', () => time)
