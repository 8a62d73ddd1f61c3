/** What columns are headed by that are on no menu: stock, codes, suppliers, pictures, times, a language a line. */
const UNREAD = {
  en: 'supply price|cost price|unit cost|default unit cost|food cost|purchase price|buying price|wholesale price|sku|barcode|bar code|gtin|ean|plu|upc|hsn|hsn code|tax|taxes|tax rate|vat|gst|hst|sales tax|supplier|vendor|manufacturer|stock|in stock|low stock|stock level|reorder level|reorder point|par|par level|inventory|on hand|quantity|qty|margin|profit|markup|image|image url|photo|picture|url|link|notes internal|recipe|notes|comments|comment|remarks|modifier|modifiers|add ons|addons|extras|prep time|preparation time|cook time|cooking time|loyalty points|points|sort order|display order|status|visibility|visible|published|printer|kitchen printer|kds|station|commission|deposit|bottle deposit|created|created at|updated|updated at|last updated|units sold|sold|sales|revenue|reviews|rating|weight unit|shipping|backorders',
  de: 'bestand|lagerbestand|mindestbestand|meldebestand|lager|ek|ek preis|einkaufspreis|wareneinsatz|einstandspreis|marge|deckungsbeitrag|aufschlag|steuer|steuersatz|ust|mwst|mehrwertsteuer|lieferant|strichcode|bild|foto|zubereitungszeit|punkte|treuepunkte|sichtbar|sichtbarkeit|reihenfolge|sortierung|pfand|drucker|bondrucker|lagerplatz',
  fr: 'en stock|stock mini|stock minimum|quantite en stock|code barre|code barres|code ean|prix d achat|pa|cout matiere|marge|coefficient|taux|taux tva|taux de tva|tva|fournisseur|photo|temps de preparation|points|points fidelite|consigne|imprimante|statut|ordre|visibilite',
  es: 'existencias|stock minimo|inventario|codigo de barras|cod barras|precio de compra|margen|beneficio|impuesto|impuestos|iva|igic|proveedor|imagen|foto|tiempo de preparacion|puntos|estado|orden|visibilidad',
  it: 'giacenza|scorta|scorta minima|magazzino|codice a barre|cod a barre|prezzo d acquisto|prezzo di acquisto|ricarico|margine|aliquota|aliquota iva|fornitore|immagine|tempo di preparazione|punti|stato|ordine|visibile',
  pt: 'estoque|estoque minimo|codigo de barras|preco de compra|preco de custo|margem|lucro|imposto|fornecedor|imagem|tempo de preparo|pontos|ordem|visivel',
  nl: 'voorraad|minimumvoorraad|minimale voorraad|streepjescode|inkoopprijs|inkoop|kostprijs|btw|leverancier|afbeelding|bereidingstijd|punten|volgorde|zichtbaar|statiegeld',
  da: 'lager|lagerbeholdning|stregkode|kostpris|indkobspris|moms|leverandor|billede|tilberedningstid|raekkefolge|pant',
  sv: 'lagersaldo|lagerantal|streckkod|inkopspris|sjalvkostnad|leverantor|bild|tillagningstid|ordning',
  nb: 'lagerbeholdning|strekkode|innkjopspris|mva|leverandor|bilde|tilberedningstid|rekkefolge',
  fi: 'varasto|varastosaldo|viivakoodi|ostohinta|alv|alv kanta|toimittaja|kuva|valmistusaika|jarjestys|pantti',
  pl: 'stan|stan magazynowy|stan minimalny|kod kreskowy|cena zakupu|marza|stawka vat|dostawca|zdjecie|czas przygotowania|punkty|kolejnosc|kaucja',
  cs: 'sklad|skladem|stav skladu|minimalni zasoba|carovy kod|nakupni cena|marze|dph|sazba dph|dodavatel|obrazek|foto|doba pripravy|poradi|zaloha',
  sk: 'skladom|stav skladu|ciarovy kod|nakupna cena|marza|sadzba dph|dodavatel|obrazok|cas pripravy|poradie|zaloha',
  hu: 'keszlet|minimum keszlet|vonalkod|beszerzesi ar|arres|afa|afakulcs|beszallito|kep|elkeszitesi ido|pontok|sorrend',
  ro: 'stoc|stoc minim|cod de bare|pret achizitie|pret de achizitie|adaos|tva|cota tva|furnizor|imagine|timp de preparare|puncte|ordine',
  hr: 'zaliha|stanje|minimalna zaliha|barkod|bar kod|nabavna cijena|nabavna cena|marza|pdv|dobavljac|slika|vrijeme pripreme|bodovi|redoslijed',
  sl: 'zaloga|minimalna zaloga|crtna koda|nabavna cena|marza|ddv|dobavitelj|slika|cas priprave|tocke|vrstni red',
  sr: 'sifra|jed mere|jedinica mere|шифра|набавна цена|залиха|пдв|баркод',
  lt: 'likutis|savikaina|pirkimo kaina|pvm|bruksninis kodas|tiekejas|nuotrauka|taskai',
  lv: 'atlikums|pasizmaksa|iepirkuma cena|pvn|svitrkods|piegadatajs|attels|punkti',
  et: 'laoseis|ostuhind|omahind|kaibemaks|ribakood|tarnija|pilt|punktid',
  el: 'αποθεμα|ελαχιστο αποθεμα|barcode|τιμη αγορας|κοστος|φπα|προμηθευτης|εικονα|χρονος παρασκευης|ποντοι|σειρα',
  tr: 'stok|stokta|minimum stok|kritik stok|barkod|alis fiyati|maliyet|kar marji|kdv|kdv orani|tedarikci|resim|gorsel|hazirlama suresi|puan|sira|durum',
  ru: 'остаток|остатки|на складе|минимальный остаток|штрихкод|штрих код|закупочная цена|закупка|себестоимость|наценка|ндс|ставка ндс|поставщик|фото|изображение|время приготовления|баллы|порядок|сортировка|артикул',
  uk: 'залишок|на складі|штрихкод|закупівельна ціна|собівартість|націнка|пдв|постачальник|фото|час приготування|бали|порядок',
  bg: 'наличност|минимална наличност|баркод|доставна цена|себестойност|ддс|доставчик|снимка|време за приготвяне|точки|подредба',
  id: 'stok|stok minimum|kode batang|harga beli|harga modal|hpp|modal|pajak|pemasok|gambar|waktu persiapan|poin|urutan',
  ms: 'stok|kod bar|harga kos|cukai|pembekal|gambar|masa penyediaan|mata ganjaran',
  vi: 'ton kho|so luong|ma vach|gia von|gia nhap|thue|nha cung cap|hinh anh|thoi gian che bien|diem|thu tu',
  th: 'สต็อก|คงเหลือ|จำนวน|บาร์โค้ด|ต้นทุน|ราคาทุน|ภาษี|ผู้จำหน่าย|รูปภาพ|คะแนน|ลำดับ',
  zh: '库存|庫存|安全库存|条码|條碼|条形码|成本|成本价|成本價|进价|進價|税率|稅率|供应商|供應商|图片|圖片|制作时间|積分|积分|排序',
  ja: '在庫|在庫数|バーコード|原価|仕入値|仕入価格|仕入れ値|税率|仕入先|画像|調理時間|ポイント|並び順|表示順',
  ko: '재고|재고수량|바코드|원가|매입가|세율|부가세|공급업체|이미지|조리시간|포인트|순서',
  he: 'מלאי|ברקוד|מחיר עלות|מחיר קניה|מחיר קנייה|מחיר ספק|מעמ|ספק|תמונה|זמן הכנה|נקודות|סדר',
  fa: 'قیمت خرید|قیمت تمام شده|موجودی|بارکد|مالیات|تامین کننده|تصویر|امتیاز|ترتیب',
  ar: 'المخزون|الباركود|باركود|التكلفة|سعر التكلفة|سعر الشراء|الضريبة|المورد|الصورة|وقت التحضير|النقاط|الترتيب',
} as const satisfies Readonly<Record<string, string>>

/** The phrases of all languages, with bars between them. */
export const unreadHeadings = Object.values(UNREAD).join('|')

/** What a price is called that no guest pays: what a dish costs its house, and what it costs before tax. */
const BEHIND: ReadonlySet<string> = new Set(
  'cost costs veroton costo coste cout kosten custo koszt kostnad omkostning omakustannus net netto netta ht nettoar нетто wholesale χονδρικης оптова оптовая mayorista ingrosso hurtowa 税抜 税抜き 税抜価格 税別 未税 不含税 税前'.split(
    ' ',
  ),
)

/** In front of a tax: `excl. VAT`, `ohne MwSt`, `bez DPH`. */
const WITHOUT: ReadonlySet<string> = new Set(
  'excl ex excluding exclusive exkl ekskl without before pre ohne zzgl hors sin senza sem bez fara uden eks utan zonder nelkul haric be ilma без χωρις'.split(
    ' ',
  ),
)

/** Words of an amount that isn't a price where they are about what is on no menu: `Tax Rate`, `Valor de stock`. */
const AMOUNTS: ReadonlySet<string> = new Set(
  'rate amount value valor importe montant taux betrag wert importo valore bedrag summa kwota suma castka osszeg 金額 金额'.split(
    ' ',
  ),
)

/** @param words of a heading, plain */
export const sayBehind = (words: readonly string[]): boolean => words.some((word) => BEHIND.has(word))

export const sayWithout = (words: readonly string[]): boolean => words.some((word) => WITHOUT.has(word))

export const isAmountWord = (word: string): boolean => AMOUNTS.has(word)
