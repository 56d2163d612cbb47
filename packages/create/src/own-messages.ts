const POLISH = {
  navigation: {
    main: 'Menu główne',
    home: 'Strona główna',
    products: 'Wszystkie produkty',
    language: 'Język',
    cart_count_one: 'Koszyk, {{count}} sztuka',
    cart_count_few: 'Koszyk, {{count}} sztuki',
    cart_count_many: 'Koszyk, {{count}} sztuk',
    cart_count_other: 'Koszyk, {{count}} sztuki',
  },
  products: {
    title: 'Wszystkie produkty',
    description: 'Wszystko, co robimy i wybieramy, w jednym miejscu.',
    count_one: '{{count}} produkt',
    count_few: '{{count}} produkty',
    count_many: '{{count}} produktów',
    count_other: '{{count}} produktu',
    empty: 'Jeszcze nic tu nie ma.',
    load_error: 'Nie udało się wczytać produktów. Spróbuj ponownie.',
    price_from: 'Od {{price}}',
    price_now: 'Teraz {{price}}',
    price_was: 'Wcześniej {{price}}',
    quantity: 'Ilość',
    options: { missing_names: 'Najpierw wybierz: {{names}}' },
    purchase: {
      label: 'Jak chcesz kupić?',
      standard: 'Jednorazowo',
      subscription: 'Subskrypcja',
      plan: 'Plan',
    },
    add: { action_price: 'Do koszyka · {{price}}', adding: 'Dodaję…', out_of_stock: 'Brak w magazynie' },
    stock_status: { out_of_stock: 'Brak w magazynie' },
    unavailable: { title: 'Produkt chwilowo niedostępny', text: 'Spróbuj ponownie później.' },
  },
  cart: {
    title: 'Twój koszyk',
    close: 'Zamknij koszyk',
    empty: 'Twój koszyk jest pusty',
    quantity_name: 'Ilość: {{name}}',
    remove_name: 'Usuń {{name}}',
    updating: 'Aktualizuję…',
    total: 'Razem',
    checkout: 'Do kasy',
    update_error: 'Nie udało się zmienić koszyka. Jest taki jak wcześniej.',
    load_error: 'Nie udało się wczytać koszyka. Spróbuj ponownie.',
    item_count_one: '{{count}} sztuka',
    item_count_few: '{{count}} sztuki',
    item_count_many: '{{count}} sztuk',
    item_count_other: '{{count}} sztuki',
  },
  categories: {
    filters: { title: 'Filtry', clear: 'Wyczyść wszystko' },
    pages: {
      label: 'Strony',
      page: 'Strona {{page}}',
      previous: 'Poprzednia strona',
      next: 'Następna strona',
    },
  },
  a11y: { increase: 'Zwiększ ilość', decrease: 'Zmniejsz ilość' },
}

/** The messages of a language that the packages lack: ours where they exist, else the English ones to translate. */
export function ownMessages(language: string): object {
  return language.split('-')[0] === 'pl' ? POLISH : UNTRANSLATED
}

const UNTRANSLATED = {
  navigation: { home: 'Home', products: 'All products', language: 'Language' },
  products: { title: 'All products', quantity: 'Quantity', add: { action_price: 'Add to bag · {{price}}' } },
  cart: { title: 'Your bag', empty: 'Your bag is empty', total: 'Total', checkout: 'Checkout' },
}
