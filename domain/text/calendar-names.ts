// Names of days and months of the CLDR in the languages of calendar-words.ts, folded, as they are alone and behind a day.
// To ask Intl for them takes a tenth of a second at each start of the reader, and each browser has other ones.

export const longDayNames = `
monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|
sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|
lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|
zondag|segunda feira|terca feira|quarta feira|quinta feira|sexta feira|dilluns|dimarts|dimecres|dijous|divendres|
dissabte|diumenge|luns|mercores|xoves|venres|astelehena|asteartea|asteazkena|osteguna|ostirala|larunbata|igandea|
mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag|tisdag|lordag|sondag|tysdag|laurdag|maanantai|tiistai|
keskiviikko|torstai|perjantai|lauantai|sunnuntai|maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|
lauantaina|sunnuntaina|manudagur|þriðjudagur|miðvikudagur|fimmtudagur|fostudagur|laugardagur|sunnudagur|
manadagur|tysdagur|mikudagur|hosdagur|friggjadagur|leygardagur|esmaspaev|teisipaev|kolmapaev|neljapaev|reede|
laupaev|puhapaev|pirmdiena|otrdiena|tresdiena|ceturtdiena|piektdiena|sestdiena|svetdiena|pirmadienis|antradienis|
treciadienis|ketvirtadienis|penktadienis|sestadienis|sekmadienis|poniedziałek|wtorek|sroda|czwartek|piatek|
sobota|niedziela|pondeli|utery|streda|ctvrtek|patek|nedele|pondelok|utorok|stvrtok|piatok|nedela|ponedeljek|
torek|sreda|cetrtek|petek|nedelja|ponedjeljak|utorak|srijeda|cetvrtak|petak|subota|nedjelja|понедељак|уторак|
среда|четвртак|петак|субота|недеља|ponedeljak|hetfo|kedd|szerda|csutortok|pentek|szombat|vasarnap|luni|marti|
miercuri|joi|vineri|sambata|duminica|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|четврток|петок|
сабота|недела|понеділок|вівторок|середа|четвер|пятниця|неділя|понедельник|четверг|пятница|суббота|воскресенье|
панядзелак|ауторак|серада|чацвер|пятніца|нядзеля|дүисенбі|сеисенбі|сәрсенбі|беисенбі|жұма|сенбі|жексенбі|δευτερα|
τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη|pazartesi|salı|carsamba|persembe|cuma|cumartesi|pazar|
bazar ertəsi|cərsənbə axsamı|cərsənbə|cumə axsamı|cumə|sənbə|bazar|senin|selasa|rabu|kamis|jumat|sabtu|minggu|
isnin|khamis|jumaat|ahad|miyerkules|huwebes|biyernes|linggo|thu hai|thu ba|thu tu|thu nam|thu sau|thu bay|
chu nhat|วนจนทร|วนองคาร|วนพธ|วนพฤหสบด|วนศกร|วนเสาร|วนอาทตย|月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日|星期一|星期二|星期三|星期四|星期五|星期六|
星期日|월요일|화요일|수요일|목요일|금요일|토요일|일요일|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعة|السبت|
الاحد|יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת|יום ראשון|دوشنبه|سه شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|
یکشنبه|پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار|समवर|मगलवर|बधवर|गरवर|शकरवर|शनवर|रववर|সমবর|মঙগলবর|বধবর|বহসপতবর|শকরবর|
শনবর|রববর|ორშაბათი|სამშაბათი|ოთხშაბათი|ხუთშაბათი|პარასკევი|შაბათი|კვირა|երկուշաբթի|երեքշաբթի|չորեքշաբթի|
հինգշաբթի|ուրբաթ|շաբաթ|կիրակի|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili|vrydag|saterdag|e hene|
e marte|e merkure|e enjte|e premte|e shtune|e diel|it tnejn|it tlieta|l erbgħa|il ħamis|il gimgħa|is sibt|
il ħadd|de luain|de mairt|de ceadaoin|deardaoin|de haoine|de sathairn|de domhnaigh|dydd llun|dydd mawrth|
dydd mercher|dydd iau|dydd gwener|dydd sadwrn|dydd sul|meindeg|denschdeg|mettwoch|donneschdeg|freideg|samschdeg|
sonndeg`

export const shortDayNames = `
mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|gio|ma|wo|vr|za|
zo|seg|ter|qua|qui|sex|dl|dt|dc|dj|dv|ds|dg|luns|xov|al|ar|az|og|or|lr|ig|man|tirs|ons|tors|fre|lør|søn|tis|lor|
son|tir|tor|tys|lau|ty|on|to|la|sø|ti|ke|pe|su|þri|mið|fim|fos|mik|hos|ley|pirmd|otrd|tresd|ceturtd|piektd|sestd|
svetd|pr|an|tr|kt|pn|st|sk|pon|wt|sr|czw|pt|sob|niedz|po|ut|ct|pa|ne|pi|sre|cet|pet|ned|uto|sri|sub|пон|уто|сре|
чет|пет|суб|нед|sze|cs|szo|joi|vin|dum|пн|вт|ср|чт|пт|сб|нд|вто|саб|вс|ау|чц|дс|сс|бс|жм|жс|δευ|τρι|τετ|πεμ|παρ|
σαβ|κυρ|pzt|sal|car|per|cum|cmt|paz|b e|c a|sen|sel|rab|kam|jum|min|isn|kha|ahd|miy|huw|biy|lin|thu 2|thu 3|
thu 4|thu 5|thu 6|thu 7|cn|จนทร|องคาร|พธ|พฤหส|ศกร|เสาร|อาทตย|月|火|水|木|金|土|日|周一|周二|周三|周四|周五|周六|周日|월|화|수|목|
금|토|일|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعة|السبت|الاحد|יום ב|יום ג|יום ד|יום ה|יום ו|שבת|יום א|دوشنبه|
سه شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه|پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار|सम|मगल|बध|गर|शकर|शन|रव|সম|মঙগল|বধ|
বহসপত|শকর|শন|রব|ორშ|სამ|ოთხ|ხუთ|პარ|შაბ|კვი|երկ|երք|չրք|հնգ|ուր|շբթ|կիր|jumatatu|jumanne|jumatano|alhamisi|
ijumaa|jumamosi|jumapili|hen|enj|pre|sht|die|tne|tli|erb|ħam|gim|sib|ħad|luan|mairt|cead|dear|aoine|sath|domh|
llun|maw|iau|gwe|sad|sul|gwen|mei|den|met|don`

export const longMonthNames = `
january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|
juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|
enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|
maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|marco|maio|
junho|julho|setembro|outubro|novembro|dezembro|gener|febrer|marc|maig|juny|juliol|agost|setembre|desembre|
de gener|de febrer|de marc|dabril|de maig|de juny|de juliol|dagost|de setembre|doctubre|de novembre|de desembre|
xaneiro|febreiro|xuno|xullo|decembro|urtarrila|otsaila|martxoa|apirila|maiatza|ekaina|uztaila|abuztua|iraila|
urria|azaroa|abendua|marts|maj|augusti|desember|tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesakuu|heinakuu|
elokuu|syyskuu|lokakuu|marraskuu|joulukuu|tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesakuuta|
heinakuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta|agust|jaanuar|veebruar|aprill|juuni|juuli|
oktoober|detsember|janvaris|februaris|aprilis|maijs|junijs|julijs|augusts|septembris|oktobris|novembris|
decembris|sausis|vasaris|kovas|balandis|geguze|birzelis|liepa|rugpjutis|rugsejis|spalis|lapkritis|gruodis|sausio|
vasario|kovo|balandzio|geguzes|birzelio|liepos|rugpjucio|rugsejo|spalio|lapkricio|gruodzio|styczen|luty|marzec|
kwiecien|czerwiec|lipiec|sierpien|wrzesien|pazdziernik|listopad|grudzien|stycznia|lutego|marca|kwietnia|maja|
czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia|leden|unor|brezen|duben|kveten|cerven|cervenec|
srpen|zari|rijen|prosinec|ledna|unora|brezna|dubna|kvetna|cervna|cervence|srpna|rijna|listopadu|prosince|marec|
jun|jul|januara|februara|aprila|juna|jula|augusta|septembra|oktobra|novembra|decembra|junij|julij|avgust|
sijecanj|veljaca|ozujak|travanj|svibanj|lipanj|srpanj|kolovoz|rujan|studeni|prosinac|sijecnja|veljace|ozujka|
travnja|svibnja|lipnja|srpnja|kolovoza|rujna|studenoga|prosinca|јануар|фебруар|март|април|мај|јун|јул|август|
септембар|октобар|новембар|децембар|mart|septembar|oktobar|novembar|decembar|marcius|majus|junius|julius|
augusztus|szeptember|ianuarie|februarie|martie|aprilie|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|
януари|февруари|маи|юни|юли|септември|октомври|ноември|декември|јануари|јуни|јули|січень|лютии|березень|квітень|
травень|червень|липень|серпень|вересень|жовтень|листопад|грудень|січня|лютого|березня|квітня|травня|червня|липня|
серпня|вересня|жовтня|листопада|грудня|январь|февраль|апрель|июнь|июль|сентябрь|октябрь|ноябрь|декабрь|января|
февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|студзень|люты|сакавік|красавік|
чэрвень|ліпень|жнівень|верасень|кастрычнік|лістапад|снежань|студзеня|лютага|сакавіка|красавіка|чэрвеня|ліпеня|
жніуня|верасня|кастрычніка|лістапада|снежня|қаңтар|ақпан|наурыз|сәуір|мамыр|маусым|шілде|тамыз|қыркүиек|қазан|
қараша|желтоқсан|ιανουαριου|φεβρουαριου|μαρτιου|απριλιου|μαιου|ιουνιου|ιουλιου|αυγουστου|σεπτεμβριου|οκτωβριου|
νοεμβριου|δεκεμβριου|ocak|subat|nisan|mayıs|haziran|temmuz|agustos|eylul|ekim|kasım|aralık|yanvar|fevral|aprel|
iyun|iyul|avqust|sentyabr|oktyabr|noyabr|dekabr|maret|agustus|mac|julai|ogos|disember|pebrero|marso|hunyo|hulyo|
setyembre|oktubre|nobyembre|disyembre|thang 1|thang 2|thang 3|thang 4|thang 5|thang 6|thang 7|thang 8|thang 9|
thang 10|thang 11|thang 12|มกราคม|กมภาพนธ|มนาคม|เมษายน|พฤษภาคม|มถนายน|กรกฎาคม|สงหาคม|กนยายน|ตลาคม|พฤศจกายน|
ธนวาคม|一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月|1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월|
يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|
אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר|ژانویه|فوریه|اوریل|مه|ژوين|ژويیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر|جنوری|فروری|
مارچ|اپریل|ميی|جون|جولايی|اگست|ستمبر|اکتوبر|نومبر|دسمبر|जनवर|फरवर|मरच|अपरल|मई|जन|जलई|अगसत|सतबर|अकटबर|नवबर|दसबर|
জনযর|ফবরযর|মরচ|এপরল|ম|জন|জলই|আগসট|সপটমবর|অকটবর|নভমবর|ডসমবর|იანვარი|თებერვალი|მარტი|აპრილი|მაისი|ივნისი|ივლისი|
აგვისტო|სექტემბერი|ოქტომბერი|ნოემბერი|დეკემბერი|հունվար|փետրվար|մարտ|ապրիլ|մայիս|հունիս|հուլիս|օգոստոս|սեպտեմբեր|
հոկտեմբեր|նոյեմբեր|դեկտեմբեր|հունվարի|փետրվարի|մարտի|ապրիլի|մայիսի|հունիսի|հուլիսի|օգոստոսի|սեպտեմբերի|
հոկտեմբերի|նոյեմբերի|դեկտեմբերի|machi|aprili|agosti|septemba|oktoba|novemba|desemba|januarie|junie|julie|janar|
shkurt|prill|qershor|korrik|gusht|shtator|tetor|nentor|dhjetor|jannar|frar|marzu|mejju|gunju|lulju|awwissu|
settembru|ottubru|novembru|dicembru|eanair|feabhra|marta|aibrean|bealtaine|meitheamh|iuil|lunasa|mean fomhair|
deireadh fomhair|samhain|nollaig|ionawr|chwefror|mawrth|ebrill|mehefin|gorffennaf|awst|medi|hydref|tachwedd|
rhagfyr|maerz|abrell|mee`

export const shortMonthNames = `
jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|marz|juni|juli|sept|janv|fevr|mars|avr|juin|juil|
aout|ene|abr|ago|dic|gen|mag|giu|lug|set|ott|mrt|mei|fev|out|febr|marc|maig|juny|ag|des|de gen|de febr|de marc|
dabr|de maig|de juny|de jul|dag|de set|doct|de nov|de des|xan|maio|xuno|xul|urt|ots|api|eka|uzt|abu|ira|urr|aza|
abe|maj|tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu|agu|jaan|veebr|marts|juuni|juuli|
dets|maijs|sty|lut|kwi|cze|lip|sie|wrz|paz|lis|gru|led|uno|bre|dub|kve|cvn|cvc|srp|zar|rij|pro|avg|sij|velj|ozu|
tra|svi|kol|ruj|stu|јан|феб|мар|апр|мај|јун|јул|авг|сеп|окт|нов|дец|szept|ian|iun|iul|фев|ное|дек|січ|лют|бер|
квіт|трав|черв|лип|серп|вер|жовт|лист|груд|янв|февр|март|маи|июнь|июль|сент|нояб|мая|июн|июл|сту|сак|кра|чэр|ліп|
жні|кас|ліс|сне|қаң|ақп|нау|сәу|мам|мау|шіл|там|қыр|қаз|қар|жел|ιαν|φεβ|μαρ|απρ|μαι|ιουν|ιουλ|αυγ|σεπ|οκτ|νοε|
δεκ|oca|sub|nis|haz|tem|eyl|eki|kas|ara|yan|iyn|iyl|avq|sen|noy|dek|mac|ogo|dis|peb|hun|hul|nob|thang 1|thang 2|
thang 3|thang 4|thang 5|thang 6|thang 7|thang 8|thang 9|thang 10|thang 11|thang 12|thg 1|thg 2|thg 3|thg 4|thg 5|
thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12|ม ค|ก พ|เม ย|พ ค|ม ย|ก ค|ส ค|ก ย|ต ค|พ ย|ธ ค|1月|2月|3月|4月|5月|6月|7月|
8月|9月|10月|11月|12月|1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월|يناير|فبراير|مارس|ابريل|مايو|
يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|ינו|פבר|מרץ|אפר|מאי|יוני|יולי|אוג|ספט|אוק|נוב|דצמ|ژانویه|فوریه|
اوریل|مه|ژوين|ژويیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر|جنوری|فروری|مارچ|اپریل|ميی|جون|جولايی|اگست|ستمبر|اکتوبر|
نومبر|دسمبر|जन|फर|मरच|अपरल|मई|जल|अग|सत|अकट|नव|दस|জন|ফব|মরচ|এপরল|ম|জলই|আগসট|সপট|অকট|নভমবর|ডস|এপর|জল|আগ|সপ|নভ|იან|
თებ|მარ|აპრ|მაი|ივნ|ივლ|აგვ|სექ|ოქტ|ნოე|დეკ|հնվ|փտվ|մրտ|ապր|մյս|հնս|հլս|օգս|սեպ|հոկ|նոյ|դեկ|shk|pri|qer|korr|
gush|sht|tet|nen|dhj|fra|mej|gun|lul|aww|ean|feabh|marta|aib|beal|meith|iuil|lun|mfomh|dfomh|samh|noll|ion|chw|
maw|ebr|meh|gor|awst|medi|hyd|tach|rhag|chwef|gorff|mae|mee`
