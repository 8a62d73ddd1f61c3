import { guestLanguage } from '../../../menu/printed/words/guest-language.ts'
import { languageTable } from '../../../text/language-table.ts'
import type { ChoosingWords } from './words.ts'

/** The list of sections, and the choice by diets. */
const byDiet = languageTable(
  ['sections', 'showOnly', 'showAll', 'noneMarked'],
  `
en: Sections of the menu | Show only dishes marked | Show all | No dish carries all of these marks.
de: Abschnitte der Karte | Nur Gerichte zeigen mit | Alle zeigen | Kein Gericht trägt alle diese Zeichen.
nl: Onderdelen van de kaart | Alleen gerechten tonen met | Alles tonen | Geen gerecht heeft al deze tekens.
da: Menuens afsnit | Vis kun retter mærket | Vis alle | Ingen ret har alle disse mærker.
sv: Menyns avdelningar | Visa bara rätter märkta | Visa alla | Ingen rätt har alla dessa märken.
nb: Menyens deler | Vis bare retter merket | Vis alle | Ingen rett har alle disse merkene.
fr: Rubriques de la carte | N’afficher que les plats marqués | Tout afficher | Aucun plat ne porte toutes ces marques.
es: Secciones de la carta | Mostrar solo platos marcados | Mostrar todo | Ningún plato lleva todas estas marcas.
it: Sezioni del menù | Mostra solo i piatti contrassegnati | Mostra tutto | Nessun piatto porta tutti questi simboli.
pt: Secções da ementa | Mostrar só pratos assinalados | Mostrar tudo | Nenhum prato tem todos estes sinais.
pt-BR: Seções do cardápio | Mostrar só pratos marcados | Mostrar tudo | Nenhum prato tem todas essas marcas.
ca: Seccions de la carta | Mostra només els plats marcats | Mostra-ho tot | Cap plat no porta totes aquestes marques.
ro: Secțiunile meniului | Arată doar preparatele marcate | Arată tot | Niciun preparat nu are toate aceste semne.
pl: Części menu | Pokaż tylko dania oznaczone | Pokaż wszystkie | Żadne danie nie ma wszystkich tych oznaczeń.
cs: Části jídelního lístku | Zobrazit jen jídla označená | Zobrazit vše | Žádné jídlo nemá všechna tato označení.
hr: Dijelovi jelovnika | Prikaži samo jela s oznakom | Prikaži sve | Nijedno jelo nema sve ove oznake.
ru: Разделы меню | Только блюда с отметкой | Показать все | Ни одно блюдо не имеет всех этих отметок.
uk: Розділи меню | Лише страви з позначкою | Показати всі | Жодна страва не має всіх цих позначок.
bg: Раздели на менюто | Само ястия с означение | Покажи всички | Никое ястие няма всички тези означения.
hu: Az étlap részei | Csak az így jelölt ételek | Összes megjelenítése | Egyik étel sem viseli mindezeket a jelöléseket.
fi: Ruokalistan osat | Näytä vain merkityt annokset | Näytä kaikki | Yhdelläkään annoksella ei ole kaikkia näitä merkintöjä.
el: Ενότητες του καταλόγου | Μόνο πιάτα με σήμανση | Εμφάνιση όλων | Κανένα πιάτο δεν έχει όλες αυτές τις σημάνσεις.
tr: Menünün bölümleri | Yalnızca şu işaretli yemekler | Tümünü göster | Hiçbir yemekte bu işaretlerin hepsi yok.
ar: أقسام القائمة | عرض الأطباق التي تحمل العلامة فقط | عرض الكل | لا يوجد طبق يحمل كل هذه العلامات.
he: חלקי התפריט | להציג רק מנות המסומנות | להציג הכול | אין מנה הנושאת את כל הסימונים האלה.
ja: メニューの区分 | 次の表示がある料理だけを見る | すべて表示 | これらの表示がすべて付いた料理はありません。
ko: 메뉴 구분 | 다음 표시가 있는 요리만 보기 | 모두 보기 | 이 표시가 모두 있는 요리가 없습니다.
zh: 菜单分类 | 只显示带有以下标记的菜品 | 全部显示 | 没有菜品同时带有这些标记。
zh-Hant: 菜單分類 | 只顯示帶有以下標記的菜色 | 全部顯示 | 沒有菜色同時帶有這些標記。
vi: Các phần của thực đơn | Chỉ hiện món có dấu | Hiện tất cả | Không có món nào mang đủ các dấu này.
`,
)

/** The choice of what to avoid. */
const byAllergen = languageTable(
  ['avoid', 'hide', 'table', 'hidden'],
  `
en: Avoid an allergen | Hide these dishes | Table of allergens | Dishes hidden: {n} of {all}
de: Ein Allergen meiden | Diese Gerichte ausblenden | Allergentabelle | Ausgeblendete Gerichte: {n} von {all}
nl: Een allergeen vermijden | Deze gerechten verbergen | Allergenentabel | Verborgen gerechten: {n} van {all}
da: Undgå et allergen | Skjul disse retter | Allergentabel | Skjulte retter: {n} af {all}
sv: Undvik ett allergen | Dölj dessa rätter | Allergentabell | Dolda rätter: {n} av {all}
nb: Unngå et allergen | Skjul disse rettene | Allergentabell | Skjulte retter: {n} av {all}
fr: Éviter un allergène | Masquer ces plats | Tableau des allergènes | Plats masqués\u00a0: {n} sur {all}
es: Evitar un alérgeno | Ocultar estos platos | Tabla de alérgenos | Platos ocultos: {n} de {all}
it: Evitare un allergene | Nascondi questi piatti | Tabella degli allergeni | Piatti nascosti: {n} su {all}
pt: Evitar um alergénio | Ocultar estes pratos | Tabela de alergénios | Pratos ocultos: {n} de {all}
pt-BR: Evitar um alérgeno | Ocultar esses pratos | Tabela de alérgenos | Pratos ocultos: {n} de {all}
ca: Evitar un al·lergen | Amaga aquests plats | Taula d’al·lèrgens | Plats amagats: {n} de {all}
ro: Evitați un alergen | Ascunde aceste preparate | Tabelul alergenilor | Preparate ascunse: {n} din {all}
pl: Unikaj alergenu | Ukryj te dania | Tabela alergenów | Ukryte dania: {n} z {all}
cs: Vyhnout se alergenu | Skrýt tato jídla | Tabulka alergenů | Skrytá jídla: {n} z {all}
hr: Izbjegni alergen | Sakrij ova jela | Tablica alergena | Skrivena jela: {n} od {all}
ru: Избегать аллергена | Скрыть эти блюда | Таблица аллергенов | Скрыто блюд: {n} из {all}
uk: Уникати алергену | Сховати ці страви | Таблиця алергенів | Сховано страв: {n} із {all}
bg: Избягване на алерген | Скрий тези ястия | Таблица на алергените | Скрити ястия: {n} от {all}
hu: Allergén elkerülése | Ételek elrejtése | Allergéntáblázat | Elrejtett ételek: {n} / {all}
fi: Vältä allergeenia | Piilota nämä annokset | Allergeenitaulukko | Piilotettuja annoksia: {n} / {all}
el: Αποφυγή αλλεργιογόνου | Απόκρυψη αυτών των πιάτων | Πίνακας αλλεργιογόνων | Κρυμμένα πιάτα: {n} από {all}
tr: Bir alerjenden kaçının | Bu yemekleri gizle | Alerjen tablosu | Gizlenen yemekler: {n} / {all}
ar: تجنّب مسبّب حساسية | إخفاء هذه الأطباق | جدول مسببات الحساسية | الأطباق المخفية: {n} من {all}
he: הימנעות מאלרגן | להסתיר מנות אלה | טבלת אלרגנים | מנות מוסתרות: {n} מתוך {all}
ja: アレルゲンを避ける | これらの料理を隠す | アレルゲン一覧表 | 非表示の料理: {all}品中{n}品
ko: 알레르기 유발 물질 피하기 | 이 요리 숨기기 | 알레르기 유발 물질 표 | 숨긴 요리: {all}개 중 {n}개
zh: 避开过敏原 | 隐藏这些菜品 | 过敏原表 | 已隐藏菜品: {all}道中的{n}道
zh-Hant: 避開過敏原 | 隱藏這些菜色 | 過敏原表 | 已隱藏菜色: {all}道中的{n}道
vi: Tránh chất gây dị ứng | Ẩn các món này | Bảng chất gây dị ứng | Món đã ẩn: {n} trên {all}
`,
)

/** Over that choice, and where it leaves nothing. */
const hiding = languageTable(
  ['hides', 'noneLeft'],
  `
en: Hide dishes that contain, may contain or do not declare | No dish is left: please speak to the staff.
de: Gerichte ausblenden, die enthalten, enthalten können oder nicht angeben | Es bleibt kein Gericht: Bitte sprechen Sie uns an.
nl: Gerechten verbergen die dit bevatten, kunnen bevatten of niet vermelden | Er blijft geen gerecht over: vraag het ons.
da: Skjul retter, der indeholder, kan indeholde eller ikke oplyser om | Der er ingen retter tilbage: tal med personalet.
sv: Dölj rätter som innehåller, kan innehålla eller inte anger | Ingen rätt återstår: prata med personalen.
nb: Skjul retter som inneholder, kan inneholde eller ikke opplyser om | Ingen rett er igjen: snakk med betjeningen.
fr: Masquer les plats qui contiennent, peuvent contenir ou ne déclarent pas | Il ne reste aucun plat\u00a0: veuillez vous adresser au personnel.
es: Ocultar platos que contienen, pueden contener o no declaran | No queda ningún plato: hable con el personal, por favor.
it: Nascondi i piatti che contengono, possono contenere o non dichiarano | Non resta nessun piatto: si rivolga al personale.
pt: Ocultar pratos que contêm, podem conter ou não declaram | Não resta nenhum prato: fale com a equipa, por favor.
pt-BR: Ocultar pratos que contêm, podem conter ou não declaram | Não resta nenhum prato: fale com a equipe, por favor.
ca: Amaga els plats que contenen, poden contenir o no declaren | No queda cap plat: parleu amb el personal, si us plau.
ro: Ascunde preparatele care conțin, pot conține sau nu declară | Nu mai rămâne niciun preparat: vă rugăm să vorbiți cu personalul.
pl: Ukryj dania, które zawierają, mogą zawierać lub nie podają | Nie zostało żadne danie: prosimy zapytać obsługę.
cs: Skrýt jídla, která obsahují, mohou obsahovat nebo neuvádějí | Nezbývá žádné jídlo: zeptejte se prosím obsluhy.
hr: Sakrij jela koja sadrže, mogu sadržavati ili ne navode | Nije preostalo nijedno jelo: obratite se osoblju.
ru: Скрыть блюда, которые содержат, могут содержать или не указывают | Блюд не осталось: обратитесь, пожалуйста, к персоналу.
uk: Сховати страви, які містять, можуть містити або не зазначають | Страв не залишилося: зверніться, будь ласка, до персоналу.
bg: Скрий ястията, които съдържат, може да съдържат или не посочват | Не остава нито едно ястие: моля, обърнете се към персонала.
hu: Elrejti azokat az ételeket, amelyek tartalmazzák, tartalmazhatják vagy nem jelzik | Nem maradt étel: kérjük, forduljon a személyzethez.
fi: Piilota annokset, jotka sisältävät, voivat sisältää tai eivät ilmoita | Yhtään annosta ei jäänyt: kysy henkilökunnalta.
el: Απόκρυψη πιάτων που περιέχουν, μπορεί να περιέχουν ή δεν δηλώνουν | Δεν απομένει κανένα πιάτο: μιλήστε με το προσωπικό.
tr: İçeren, içerebilen veya bildirmeyen yemekleri gizle | Hiç yemek kalmadı: lütfen personele danışın.
ar: إخفاء الأطباق التي تحتوي أو قد تحتوي على ما يلي أو لا تصرّح عنه | لم يبقَ أي طبق: يرجى التحدث إلى الموظفين.
he: להסתיר מנות שמכילות, עשויות להכיל או אינן מצהירות על | לא נותרה אף מנה: אנא פנו אל הצוות.
ja: 次のものを含む、含む可能性がある、または表示がない料理を隠す | 該当する料理がありません。スタッフにお尋ねください。
ko: 다음을 함유하거나 함유할 수 있거나 표시하지 않은 요리 숨기기 | 남은 요리가 없습니다. 직원에게 문의해 주세요.
zh: 隐藏含有、可能含有或未说明以下成分的菜品 | 没有剩下的菜品，请咨询服务员。
zh-Hant: 隱藏含有、可能含有或未說明以下成分的菜色 | 沒有剩下的菜色，請詢問服務人員。
vi: Ẩn món chứa, có thể chứa hoặc không khai báo | Không còn món nào: vui lòng hỏi nhân viên.
`,
)

/** What it does to options. */
const ofOptions = languageTable(
  ['optionsHidden'],
  `
en: Choices and extras that contain it, or of which nothing is declared, are hidden as well.
de: Beilagen und Extras, die es enthalten oder zu denen nichts angegeben ist, sind ebenfalls ausgeblendet.
nl: Keuzes en extra’s die het bevatten, of waarvan niets is opgegeven, zijn ook verborgen.
da: Valg og ekstra, der indeholder det, eller hvor intet er oplyst, er også skjult.
sv: Val och tillägg som innehåller det, eller där inget är angivet, är också dolda.
nb: Valg og tillegg som inneholder det, eller der ingenting er oppgitt, er også skjult.
fr: Les choix et suppléments qui en contiennent, ou dont rien n’est déclaré, sont masqués aussi.
es: También se ocultan las opciones y los extras que lo contienen o de los que no se declara nada.
it: Sono nascosti anche scelte ed extra che lo contengono o di cui non è dichiarato nulla.
pt: As opções e os extras que o contêm, ou de que nada foi declarado, também ficam ocultos.
pt-BR: As opções e os adicionais que o contêm, ou sobre os quais nada foi declarado, também ficam ocultos.
ca: També s’amaguen les opcions i els extres que en contenen o dels quals no es declara res.
ro: Sunt ascunse și opțiunile care îl conțin sau despre care nu s-a declarat nimic.
pl: Ukryto również dodatki, które to zawierają lub o których nic nie podano.
cs: Skryty jsou i přílohy a doplňky, které to obsahují nebo o nichž není nic uvedeno.
hr: Skriveni su i prilozi i dodaci koji ga sadrže ili za koje ništa nije navedeno.
ru: Скрыты также добавки, которые его содержат или о которых ничего не указано.
uk: Сховано також додатки, які його містять або про які нічого не зазначено.
bg: Скрити са и добавките, които го съдържат или за които нищо не е посочено.
hu: Azok a köretek és feltétek is el vannak rejtve, amelyek tartalmazzák, vagy amelyekről nincs adat.
fi: Myös lisäkkeet, jotka sisältävät sitä tai joista ei ole tietoa, on piilotettu.
el: Κρύβονται επίσης επιλογές και πρόσθετα που το περιέχουν ή για τα οποία δεν δηλώνεται τίποτα.
tr: Bunu içeren veya hakkında bilgi verilmeyen seçenek ve ekstralar da gizlendi.
ar: أُخفيت أيضًا الخيارات والإضافات التي تحتوي عليه أو التي لم يُصرَّح عنها بشيء.
he: הוסתרו גם תוספות ואפשרויות שמכילות אותו או שלא הוצהר עליהן דבר.
ja: それを含む、または表示のない選択肢や追加も隠しています。
ko: 이를 함유하거나 표시가 없는 선택 사항과 추가 메뉴도 숨겼습니다.
zh: 含有该成分或未作说明的选项和加料也已隐藏。
zh-Hant: 含有該成分或未作說明的選項和加料也已隱藏。
vi: Các lựa chọn và phần thêm có chứa chất đó hoặc không khai báo cũng được ẩn.
`,
)

/** Where allergens are named. */
const caution = languageTable(
  ['known'],
  `
en: Allergens are named where they are known. If you have an allergy, please speak to the staff before you order.
de: Allergene sind genannt, soweit sie bekannt sind. Bei einer Allergie sprechen Sie uns bitte vor der Bestellung an.
nl: Allergenen zijn vermeld voor zover bekend. Hebt u een allergie, spreek ons dan aan voordat u bestelt.
da: Allergener er nævnt, hvor de er kendt. Har du en allergi, så tal med personalet, før du bestiller.
sv: Allergener anges där de är kända. Har du en allergi, prata med personalen innan du beställer.
nb: Allergener er oppgitt der de er kjent. Har du en allergi, snakk med betjeningen før du bestiller.
fr: Les allergènes sont indiqués lorsqu’ils sont connus. En cas d’allergie, veuillez parler au personnel avant de commander.
es: Los alérgenos se indican donde se conocen. Si tiene una alergia, hable con el personal antes de pedir.
it: Gli allergeni sono indicati dove sono noti. In caso di allergia, vi preghiamo di parlarne al personale prima di ordinare.
pt: Os alergénios são indicados onde são conhecidos. Se tem uma alergia, fale com a equipa antes de pedir.
pt-BR: Os alérgenos são indicados onde são conhecidos. Se você tem alergia, fale com a equipe antes de pedir.
ca: Els al·lèrgens s’indiquen on es coneixen. Si teniu una al·lèrgia, parleu amb el personal abans de demanar.
ro: Alergenii sunt menționați acolo unde sunt cunoscuți. Dacă aveți o alergie, vorbiți cu personalul înainte de a comanda.
pl: Alergeny podano tam, gdzie są znane. W razie alergii prosimy porozmawiać z obsługą przed złożeniem zamówienia.
cs: Alergeny jsou uvedeny tam, kde jsou známy. Máte-li alergii, promluvte si prosím s obsluhou před objednáním.
hr: Alergeni su navedeni ondje gdje su poznati. Ako imate alergiju, razgovarajte s osobljem prije narudžbe.
ru: Аллергены указаны там, где они известны. Если у вас аллергия, поговорите с персоналом, прежде чем заказать.
uk: Алергени зазначено там, де вони відомі. Якщо у вас алергія, поговоріть із персоналом, перш ніж замовити.
bg: Алергените са посочени там, където са известни. Ако имате алергия, моля, говорете с персонала, преди да поръчате.
hu: Az allergéneket ott tüntetjük fel, ahol ismertek. Allergia esetén kérjük, rendelés előtt szóljon a személyzetnek.
fi: Allergeenit on mainittu, kun ne tiedetään. Jos sinulla on allergia, puhu henkilökunnan kanssa ennen tilaamista.
el: Τα αλλεργιογόνα αναφέρονται όπου είναι γνωστά. Αν έχετε αλλεργία, μιλήστε με το προσωπικό πριν παραγγείλετε.
tr: Alerjenler bilindiği ölçüde belirtilmiştir. Alerjiniz varsa lütfen sipariş vermeden önce personelle konuşun.
ar: تُذكر مسببات الحساسية حيثما تكون معروفة. إذا كانت لديك حساسية، فيرجى التحدث إلى الموظفين قبل الطلب.
he: אלרגנים מצוינים במקום שבו הם ידועים. אם יש לכם אלרגיה, אנא דברו עם הצוות לפני ההזמנה.
ja: アレルゲンは判明しているものを表示しています。アレルギーのある方は、ご注文の前にスタッフにご相談ください。
ko: 알레르기 유발 물질은 알려진 경우에 표시합니다. 알레르기가 있으시면 주문 전에 직원에게 말씀해 주세요.
zh: 过敏原在已知时注明。如果您有过敏，请在点餐前告知服务员。
zh-Hant: 過敏原在已知時註明。如果您有過敏，請在點餐前告知服務人員。
vi: Chất gây dị ứng được ghi khi đã biết. Nếu bạn bị dị ứng, vui lòng nói với nhân viên trước khi gọi món.
`,
)

/** In English for a language that we do not have. @param language BCP 47 */
export const choosingWords = (language: string): ChoosingWords => {
  const tag = guestLanguage(language)
  return {
    ...byDiet.of(tag),
    ...byAllergen.of(tag),
    ...hiding.of(tag),
    ...ofOptions.of(tag),
    ...caution.of(tag),
  }
}
