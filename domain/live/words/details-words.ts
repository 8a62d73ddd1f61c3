import { guestLanguage } from '../../menu/printed/words/guest-language.ts'

type Words = readonly [title: string, restaurant: string, cuisine: string, location: string, download: string]

/** What is said below the dishes of a page, by BCP 47 tags. */
export const detailsTables = {
  en: ['Menu Details', 'Restaurant', 'Cuisine Type', 'Location', 'Download as PDF'],
  de: ['Über diese Karte', 'Restaurant', 'Küche', 'Adresse', 'Als PDF herunterladen'],
  nl: ['Over deze menukaart', 'Restaurant', 'Keuken', 'Adres', 'Downloaden als pdf'],
  da: ['Om dette menukort', 'Restaurant', 'Køkken', 'Adresse', 'Hent som PDF'],
  sv: ['Om menyn', 'Restaurang', 'Kök', 'Adress', 'Ladda ner som PDF'],
  nb: ['Om menyen', 'Restaurant', 'Kjøkken', 'Adresse', 'Last ned som PDF'],
  fr: ['À propos de cette carte', 'Restaurant', 'Cuisine', 'Adresse', 'Télécharger en PDF'],
  es: ['Sobre esta carta', 'Restaurante', 'Cocina', 'Dirección', 'Descargar en PDF'],
  it: ['Informazioni sul menù', 'Ristorante', 'Cucina', 'Indirizzo', 'Scarica in PDF'],
  pt: ['Sobre esta ementa', 'Restaurante', 'Cozinha', 'Morada', 'Descarregar em PDF'],
  'pt-BR': ['Sobre este cardápio', 'Restaurante', 'Cozinha', 'Endereço', 'Baixar em PDF'],
  ca: ['Sobre aquesta carta', 'Restaurant', 'Cuina', 'Adreça', 'Descarrega en PDF'],
  ro: ['Despre acest meniu', 'Restaurant', 'Bucătărie', 'Adresă', 'Descarcă în PDF'],
  pl: ['O tym menu', 'Restauracja', 'Kuchnia', 'Adres', 'Pobierz jako PDF'],
  cs: ['O tomto jídelním lístku', 'Restaurace', 'Kuchyně', 'Adresa', 'Stáhnout jako PDF'],
  hr: ['O ovom jelovniku', 'Restoran', 'Kuhinja', 'Adresa', 'Preuzmi kao PDF'],
  ru: ['О меню', 'Ресторан', 'Кухня', 'Адрес', 'Скачать PDF'],
  uk: ['Про меню', 'Ресторан', 'Кухня', 'Адреса', 'Завантажити PDF'],
  bg: ['За това меню', 'Ресторант', 'Кухня', 'Адрес', 'Изтегляне като PDF'],
  hu: ['Az étlapról', 'Étterem', 'Konyha', 'Cím', 'Letöltés PDF-ként'],
  fi: ['Tietoa ruokalistasta', 'Ravintola', 'Keittiö', 'Osoite', 'Lataa PDF'],
  el: ['Σχετικά με τον κατάλογο', 'Εστιατόριο', 'Κουζίνα', 'Διεύθυνση', 'Λήψη ως PDF'],
  tr: ['Menü hakkında', 'Restoran', 'Mutfak', 'Adres', 'PDF olarak indir'],
  ar: ['عن هذه القائمة', 'المطعم', 'المطبخ', 'العنوان', 'تنزيل بصيغة PDF'],
  he: ['על התפריט', 'מסעדה', 'מטבח', 'כתובת', 'הורדה כ-PDF'],
  ja: ['このメニューについて', 'レストラン', '料理', '所在地', 'PDFでダウンロード'],
  ko: ['메뉴 정보', '레스토랑', '요리', '주소', 'PDF로 다운로드'],
  zh: ['菜单信息', '餐厅', '菜系', '地址', '下载 PDF'],
  'zh-Hant': ['菜單資訊', '餐廳', '菜系', '地址', '下載 PDF'],
  vi: ['Về thực đơn này', 'Nhà hàng', 'Ẩm thực', 'Địa chỉ', 'Tải về dạng PDF'],
} as const satisfies Readonly<Record<string, Words>>

/** In English for a language that we do not have. @param language of the menu, BCP 47 */
export function detailsWords(language: string) {
  const tables: Readonly<Record<string, Words>> = detailsTables
  const [title, restaurant, cuisine, location, download] = tables[guestLanguage(language)] ?? detailsTables.en
  return { title, restaurant, cuisine, location, download }
}
