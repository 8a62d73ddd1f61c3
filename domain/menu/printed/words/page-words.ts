import { languageTable } from '../../../text/language-table.ts'

export const pageWords = languageTable(
  ['titled', 'madeWith', 'onPhone', 'codeLeadsTo'],
  `
en: {name} Menu | Created with Carte | Menu on your phone | QR code of this menu's address: {address}
de: {name} – Speisekarte | Erstellt mit Carte | Die Karte auf dem Handy | QR-Code zu dieser Karte: {address}
nl: {name} – Menukaart | Gemaakt met Carte | De kaart op uw telefoon | QR-code van deze kaart: {address}
da: {name} – Menukort | Lavet med Carte | Menukortet på din telefon | QR-kode til dette menukort: {address}
sv: {name} – Meny | Skapad med Carte | Menyn i din telefon | QR-kod till den här menyn: {address}
nb: {name} – Meny | Laget med Carte | Menyen på telefonen | QR-kode til denne menyen: {address}
fr: {name} – Carte | Créé avec Carte | La carte sur votre téléphone | Code QR de cette carte\u00a0: {address}
es: {name} – Carta | Creado con Carte | La carta en su móvil | Código QR de esta carta: {address}
it: {name} – Menù | Creato con Carte | Il menù sul telefono | Codice QR di questo menù: {address}
pt: {name} – Ementa | Criado com Carte | A ementa no seu telemóvel | Código QR desta ementa: {address}
pt-BR: {name} – Cardápio | Criado com Carte | O cardápio no seu celular | Código QR deste cardápio: {address}
ca: {name} – Carta | Creat amb Carte | La carta al vostre mòbil | Codi QR d’aquesta carta: {address}
ro: {name} – Meniu | Creat cu Carte | Meniul pe telefonul dvs. | Cod QR al acestui meniu: {address}
pl: {name} – Menu | Stworzono w Carte | Menu w telefonie | Kod QR tego menu: {address}
cs: {name} – Jídelní lístek | Vytvořeno v Carte | Jídelní lístek v telefonu | QR kód tohoto jídelního lístku: {address}
hr: {name} – Jelovnik | Izrađeno u Carteu | Jelovnik na telefonu | QR kôd ovog jelovnika: {address}
ru: {name} – Меню | Создано в Carte | Меню в телефоне | QR-код этого меню: {address}
uk: {name} – Меню | Створено в Carte | Меню в телефоні | QR-код цього меню: {address}
bg: {name} – Меню | Създадено с Carte | Менюто на телефона | QR код на това меню: {address}
hu: {name} – Étlap | Készült a Carte-tal | Étlap a telefonján | Az étlap QR-kódja: {address}
fi: {name} – Ruokalista | Tehty Cartella | Ruokalista puhelimessa | Tämän ruokalistan QR-koodi: {address}
el: {name} – Κατάλογος | Δημιουργήθηκε με το Carte | Ο κατάλογος στο κινητό σας | Κωδικός QR αυτού του καταλόγου: {address}
tr: {name} – Menü | Carte ile hazırlandı | Menü telefonunuzda | Bu menünün QR kodu: {address}
ar: {name} – قائمة الطعام | أُنشئت باستخدام Carte | القائمة على هاتفك | رمز QR لهذه القائمة: {address}
he: {name} – תפריט | נוצר עם Carte | התפריט בטלפון | קוד QR של התפריט: {address}
ja: {name} – メニュー | Carteで作成 | スマホでメニュー | このメニューのQRコード: {address}
ko: {name} – 메뉴 | Carte로 제작 | 휴대폰으로 보는 메뉴 | 이 메뉴의 QR 코드: {address}
zh: {name} – 菜单 | 由Carte制作 | 手机看菜单 | 此菜单的二维码: {address}
zh-Hant: {name} – 菜單 | 由Carte製作 | 手機看菜單 | 此菜單的QR碼: {address}
vi: {name} – Thực đơn | Tạo bằng Carte | Thực đơn trên điện thoại | Mã QR của thực đơn này: {address}
`,
)

/** What a diet and brackets around a code mean. */
export const legendWords = languageTable(
  ['option', 'mayContain'],
  `
en: {diet} option | May contain
de: {diet} möglich | Kann Spuren enthalten
nl: {diet} mogelijk | Kan sporen bevatten
da: {diet} mulig | Kan indeholde spor
sv: {diet} möjligt | Kan innehålla spår
nb: {diet} mulig | Kan inneholde spor
fr: {diet} possible | Peut contenir des traces
es: {diet} posible | Puede contener trazas
it: {diet} possibile | Può contenere tracce
pt: {diet} possível | Pode conter vestígios
pt-BR: {diet} possível | Pode conter traços
ca: {diet} possible | Pot contenir traces
ro: {diet} posibil | Poate conține urme
pl: {diet} na życzenie | Może zawierać śladowe ilości
cs: {diet} na přání | Může obsahovat stopy
hr: {diet} na zahtjev | Može sadržavati tragove
ru: {diet}: по запросу | Может содержать следы
uk: {diet}: на прохання | Може містити сліди
bg: {diet}: при поискване | Може да съдържа следи
hu: {diet} kérhető | Nyomokban tartalmazhat
fi: {diet} pyynnöstä | Voi sisältää jäämiä
el: {diet} κατόπιν αιτήματος | Μπορεί να περιέχει ίχνη
tr: {diet} seçeneği | Eser miktarda içerebilir
ar: متاح عند الطلب: {diet} | قد يحتوي على آثار
he: {diet} לפי בקשה | עשוי להכיל עקבות
ja: {diet}対応可 | 微量に含む可能性あり
ko: {diet} 가능 | 미량 함유 가능
zh: 可做{diet} | 可能含有微量
zh-Hant: 可做{diet} | 可能含有微量
vi: Có thể làm: {diet} | Có thể chứa dấu vết
`,
)

export const declared = languageTable(
  ['contains', 'mayContain', 'without', 'additives'],
  `
en: Contains | May contain | Can be made without | Additives:
de: Enthält | Kann Spuren enthalten: | Auf Wunsch ohne | Zusatzstoffe:
nl: Bevat | Kan sporen bevatten van | Kan zonder | Additieven:
da: Indeholder | Kan indeholde spor af | Kan laves uden | Tilsætningsstoffer:
sv: Innehåller | Kan innehålla spår av | Kan göras utan | Tillsatser:
nb: Inneholder | Kan inneholde spor av | Kan lages uten | Tilsetningsstoffer:
fr: Contient | Peut contenir | Possible sans | Additifs\u00a0:
es: Contiene | Puede contener | Se puede pedir sin | Aditivos:
it: Contiene | Può contenere | Si può avere senza | Additivi:
pt: Contém | Pode conter vestígios de | Pode ser feito sem | Aditivos:
pt-BR: Contém | Pode conter traços de | Pode ser feito sem | Aditivos:
ca: Conté | Pot contenir traces de | Es pot demanar sense | Additius:
ro: Conține | Poate conține urme de | Se poate prepara fără | Aditivi:
pl: Zawiera: | Może zawierać śladowe ilości: | Możliwe bez: | Dodatki:
cs: Obsahuje: | Může obsahovat stopy: | Lze připravit bez: | Přídatné látky:
hr: Sadrži: | Može sadržavati tragove: | Može se pripremiti bez: | Aditivi:
ru: Содержит: | Может содержать следы: | Можно приготовить без: | Добавки:
uk: Містить: | Може містити сліди: | Можна приготувати без: | Добавки:
bg: Съдържа: | Може да съдържа следи от: | Може да се приготви без: | Добавки:
hu: Tartalmaz: | Nyomokban tartalmazhat: | Elhagyható belőle: | Adalékanyagok:
fi: Sisältää: | Voi sisältää jäämiä: | Saatavana ilman: | Lisäaineet:
el: Περιέχει: | Μπορεί να περιέχει ίχνη: | Γίνεται και χωρίς: | Πρόσθετα:
tr: İçerir: | Eser miktarda içerebilir: | İstek üzerine çıkarılabilir: | Katkı maddeleri:
ar: يحتوي على: | قد يحتوي على آثار: | يمكن إعداده بدون: | المواد المضافة:
he: מכיל: | עשוי להכיל עקבות: | אפשר גם בלי: | תוספים:
ja: 含まれるもの: | 微量に含む可能性: | 抜いて調理できるもの: | 添加物:
ko: 함유: | 미량 함유 가능: | 제외 가능: | 첨가물:
zh: 含有: | 可能含有微量: | 可不加: | 添加剂:
zh-Hant: 含有: | 可能含有微量: | 可不加: | 添加物:
vi: Chứa: | Có thể chứa dấu vết của: | Có thể làm không có: | Phụ gia:
`,
)

/** In place of those names. */
export const undeclared = languageTable(
  ['nothingDeclared', 'restUndeclared', 'noneOfThem', 'unmarked', 'noneOfThese'],
  `
en: Allergens: please ask | Other allergens: please ask | None of the 14 main allergens | No allergen mark | None of these
de: Allergene: bitte fragen Sie uns | Weitere Allergene: bitte fragen Sie uns | Keines der 14 Hauptallergene | Ohne Allergenzeichen | Keines davon
nl: Allergenen: vraag het ons | Andere allergenen: vraag het ons | Geen van de 14 belangrijkste allergenen | Geen allergeenteken | Geen van deze
da: Allergener: spørg os | Andre allergener: spørg os | Ingen af de 14 vigtigste allergener | Uden allergenmærke | Ingen af disse
sv: Allergener: fråga oss | Övriga allergener: fråga oss | Ingen av de 14 vanligaste allergenerna | Utan allergenmärke | Ingen av dessa
nb: Allergener: spør oss | Andre allergener: spør oss | Ingen av de 14 viktigste allergenene | Uten allergenmerke | Ingen av disse
fr: Allergènes\u00a0: veuillez nous demander | Autres allergènes\u00a0: veuillez nous demander | Aucun des 14 allergènes majeurs | Sans signe d’allergène | Aucun de ceux-ci
es: Alérgenos: consúltenos | Otros alérgenos: consúltenos | Ninguno de los 14 alérgenos principales | Sin signo de alérgeno | Ninguno de estos
it: Allergeni: chiedere al personale | Altri allergeni: chiedere al personale | Nessuno dei 14 allergeni principali | Senza segno di allergene | Nessuno di questi
pt: Alergénios: pergunte-nos | Outros alergénios: pergunte-nos | Nenhum dos 14 principais alergénios | Sem sinal de alergénio | Nenhum destes
pt-BR: Alérgenos: pergunte à equipe | Outros alérgenos: pergunte à equipe | Nenhum dos 14 principais alérgenos | Sem sinal de alérgeno | Nenhum destes
ca: Al·lèrgens: pregunteu-nos | Altres al·lèrgens: pregunteu-nos | Cap dels 14 al·lèrgens principals | Sense signe d’al·lergen | Cap d’aquests
ro: Alergeni: întrebați-ne | Alți alergeni: întrebați-ne | Niciunul dintre cei 14 alergeni principali | Fără semn de alergen | Niciunul dintre acestea
pl: Alergeny: prosimy pytać | Inne alergeny: prosimy pytać | Żadnego z 14 głównych alergenów | Bez znaku alergenu | Żadnego z nich
cs: Alergeny: zeptejte se nás | Ostatní alergeny: zeptejte se nás | Žádný ze 14 hlavních alergenů | Bez značky alergenu | Žádný z těchto
hr: Alergeni: pitajte nas | Ostali alergeni: pitajte nas | Nijedan od 14 glavnih alergena | Bez oznake alergena | Nijedan od navedenih
ru: Аллергены: спросите у нас | Другие аллергены: спросите у нас | Ни одного из 14 основных аллергенов | Без знака аллергена | Ни одного из указанных
uk: Алергени: запитайте в нас | Інші алергени: запитайте в нас | Жодного з 14 основних алергенів | Без позначки алергену | Жодного із зазначених
bg: Алергени: попитайте ни | Други алергени: попитайте ни | Нито един от 14-те основни алергена | Без знак за алерген | Нито един от изброените
hu: Allergének: kérdezzen minket | Egyéb allergének: kérdezzen minket | A 14 fő allergén egyike sem | Allergénjel nélkül | Ezek egyike sem
fi: Allergeenit: kysy meiltä | Muut allergeenit: kysy meiltä | Ei mitään 14 tärkeimmästä allergeenista | Ei allergeenimerkkiä | Ei mitään näistä
el: Αλλεργιογόνα: ρωτήστε μας | Άλλα αλλεργιογόνα: ρωτήστε μας | Κανένα από τα 14 κύρια αλλεργιογόνα | Χωρίς σύμβολο αλλεργιογόνου | Κανένα από αυτά
tr: Alerjenler: lütfen sorun | Diğer alerjenler: lütfen sorun | 14 ana alerjenden hiçbiri yok | Alerjen işareti yok | Bunların hiçbiri
ar: مسببات الحساسية: يرجى السؤال | مسببات الحساسية الأخرى: يرجى السؤال | لا يحتوي على أي من مسببات الحساسية الرئيسية الـ14 | بلا علامة حساسية | لا شيء مما ذُكر
he: אלרגנים: אנא שאלו אותנו | אלרגנים אחרים: אנא שאלו אותנו | אף לא אחד מ־14 האלרגנים העיקריים | ללא סימון אלרגן | אף אחד מאלה
ja: アレルゲン: お尋ねください | その他のアレルゲン: お尋ねください | 主要14アレルゲンは含まれません | アレルゲン表示なし | これらは含まれません
ko: 알레르기 유발 물질: 문의해 주세요 | 그 밖의 알레르기 유발 물질: 문의해 주세요 | 14가지 주요 알레르기 유발 물질 없음 | 알레르기 표시 없음 | 위 성분 없음
zh: 过敏原: 请向我们询问 | 其他过敏原: 请向我们询问 | 不含14种主要过敏原 | 无过敏原标记 | 不含以上各项
zh-Hant: 過敏原: 請向我們詢問 | 其他過敏原: 請向我們詢問 | 不含14種主要過敏原 | 無過敏原標記 | 不含以上各項
vi: Chất gây dị ứng: vui lòng hỏi chúng tôi | Các chất gây dị ứng khác: vui lòng hỏi chúng tôi | Không có chất nào trong 14 chất gây dị ứng chính | Không có dấu dị ứng | Không có chất nào kể trên
`,
)
