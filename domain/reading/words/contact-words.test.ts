import { expect, it } from 'vitest'
import { computingMs } from '#tests/support/computing-time.ts'
import { contactIn, isHours } from './contact-words.ts'
import { dateHeadingIn } from './date-words.ts'
import { noticeKindOf } from './notice-words.ts'
import { servingTimeAt } from './time-words.ts'

const listed = (list: string): string[] => list.trim().split(/ \| |\n\s*/u)

const ways = listed(`
  Hauptstraße 12, 80331 München | Tel. 089 / 12 34 56 | Telefon: +49 89 123456
  12 rue de la Paix, 75002 Paris | Tél. : 01 42 86 00 00 | C/ Mayor 12, 28013 Madrid | Teléfono 91 123 45 67
  Via Roma 5, 00184 Roma | Rua Augusta 1500, São Paulo | Av. Corrientes 1234, CABA | Carrera 7 # 71-21, Bogotá
  Jl. Sudirman No. 12, Jakarta | 123 Nguyễn Huệ, Quận 1, TP.HCM | ul. Długa 5, 00-238 Warszawa
  tel. 22 123 45 67 | Dlouhá 12, 110 00 Praha 1 | Hlavná 5, 040 01 Košice | Váci utca 12, 1052 Budapest
  Str. Lipscani 10, București | Ερμού 12, Αθήνα 105 63 | Τηλ. 210 123 4567 | ул. Ленина, 12, Москва
  вул. Хрещатик, 22, Київ | тел. +7 495 123-45-67 | İstiklal Cad. No:12, Beyoğlu / İstanbul
  Storgatan 12, 111 22 Stockholm | Mannerheimintie 12, 00100 Helsinki | Puh. 09 123 4567
  Pilies g. 12, Vilnius | Brīvības iela 12, Rīga | Kalverstraat 92, 1012 PH Amsterdam | 東京都渋谷区神南1-2-3
  〒150-0041 東京都渋谷区神南1-2-3 | TEL 03-1234-5678 | 电话：010-12345678 | 地址：北京市朝阳区建国路88号 | 서울시 강남구 테헤란로 123
  전화 02-123-4567 | 123 Main St, Springfield, IL 62704 | 45 Queen Street West, Toronto, ON M5H 2M9
  12 High Street, London SW1A 1AA | 12 King Street, Sydney NSW 2000 | Shop 4, MG Road, Bengaluru 560001
  20 Orchard Road, Singapore 238823 | www.trattoria-rosa.it | info@gasthaus.de | @casapepe
  WhatsApp +54 9 11 1234 5678 | 214 Mulberry Avenue · Providence, RI
`)

const hours = listed(`
  Mon–Fri 11:00–22:00 | Mo-Fr 11-14 Uhr | Öffnungszeiten: täglich 11.30–23 Uhr | Montag Ruhetag
  Ouvert du mardi au samedi, 12h-14h / 19h-22h | Fermé le dimanche | Lunes a viernes 13:00 - 16:00
  Cerrado los martes | Aperto tutti i giorni 12-15 / 19-23 | Chiuso il lunedì | Segunda a sexta: 12h às 15h
  Encerra à segunda-feira | Ma-vr 12:00-22:00 | Mån-Fre 11-14 | Måndag–fredag 11.00–14.00 | Man-fre kl. 11-15
  Ma-Pe 11-15 | Avoinna ma–pe 10.30–15.00 | Pn–Pt 11:00–22:00 | Otwarte codziennie 12:00–22:00
  Po–Pá 11:00–15:00 | Otevřeno denně 11–23 | Po - Pi 10:30 - 14:00 | H–P 11:30–15:00
  Nyitva: hétfő–péntek 11–15 | Luni–Vineri 11:00–16:00 | Δευτέρα–Παρασκευή 12:00–24:00 | Пн–Пт 12:00–16:00
  Ежедневно с 11:00 до 23:00 | Щодня 10:00–22:00 | Pzt–Cum 11:00–22:00 | Her gün 12:00-24:00
  Pon–pet 11:00–15:00 | P–Pk 11.00–15.00 | E–R 11.30–15.00 | Pr–Kt 11–15 val. | 月〜金 11:30〜14:00
  営業時間 11:00〜22:00 | 营业时间：11:00-22:00 | 周一至周五 11:00-14:00 | 영업시간 11:00~22:00 | Setiap hari 10.00–22.00
  Thứ 2 – Chủ nhật: 10:00–22:00 | เปิดทุกวัน 10.00-22.00 น. | Open daily 11am–10pm | Hours: Tue-Sun 5-10
`)

const dishes = listed(`
  Schnitzel mit Pommes 12,90 | Main Street Burger 12.50 | Via Emilia 9,50 | Calle Ocho Sandwich 11.00
  Platz 5 Teller | Sunday Roast | Kaffee und Kuchen | Rue de Paris Croque 9,00 | Piazza Grande Pizza 12,00
  Bún chả Hà Nội 65.000 | Road Runner 8.00 | Combo 11-14 | Set lunch 12 | Espresso 2,50 | Tarte Tatin
  Bœuf bourguignon, carottes | Linguine alle vongole 14,00 | Chicken 65 280 | Pho 24 65.000
  King Prawns 5 pcs 9.50 | Coca-Cola 0,33 l 2,80 | Weg der Sinne | Ring of Fire Wings 12 | Court Salad 8.00
  Rua Sésamo | Str. Ravioli | Bow tie 12 | Supplì cad. 2 | Fisk pr. 100 g 45,- | Pizza marg 12
  Bowtie pasta 12 | Iskender 12, ayran | Smoothie 5 | Brownie 6 | 12 Mill Lane · Coffee & Cake
  101 Sancerre, Crochet, Loire, FR 2022 72
`)

it.each(ways)('knows how to reach a house: %s', (line) => {
  expect(contactIn(line)).toBeDefined()
  expect(contactIn(line)?.hours).toBeUndefined()
})

it.each(hours)('knows when a house is open: %s', (line) => {
  expect(contactIn(line)?.hours !== undefined || isHours(line)).toBe(true)
})

it.each(dishes)('takes a dish for no way to reach a house: %s', (line) => {
  expect(contactIn(line)).toBeUndefined()
})

it.each([
  ['Mercimek çorbası', undefined],
  ['Bitterballen 8 st.', undefined],
  ['お通し 300円', undefined],
  ['唐揚げ定食 900円（税込990円）', undefined],
  ['表示価格は税込です', 'tax'],
  ['Bitte sprechen Sie uns an', 'text'],
])('takes whole words alone for a notice: %s', (line, kind) => {
  expect(noticeKindOf(line)).toBe(kind)
})

it.each(['le ', 'from ', 'Str. a ', '12.50 - ', '1/', 'a@', '20 Mo '])(
  'reads 60 KB of %j in no time',
  (part) => {
    const text = part.repeat(60_000 / part.length)
    const readAll = () => {
      for (const read of [contactIn, dateHeadingIn, noticeKindOf, servingTimeAt]) read(text)
    }
    expect(computingMs(readAll)).toBeLessThan(2000)
  },
)
