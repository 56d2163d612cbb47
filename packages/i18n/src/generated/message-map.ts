/** Every message with its parameters; made from messages/en.json by the codegen script. */
export interface MessageMap {
  readonly 'account.title': null
  readonly 'account.menu': null
  readonly 'account.return_home': null
  readonly 'account.signed_in_as': { readonly email: string | number }
  readonly 'account.nav.orders': null
  readonly 'account.nav.subscriptions': null
  readonly 'account.nav.addresses': null
  readonly 'account.nav.cards': null
  readonly 'account.nav.profile': null
  readonly 'account.fields.first_name': null
  readonly 'account.fields.last_name': null
  readonly 'account.fields.email': null
  readonly 'account.fields.password': null
  readonly 'account.fields.new_password': null
  readonly 'account.fields.confirm_password': null
  readonly 'account.login.title': null
  readonly 'account.login.text': null
  readonly 'account.login.submit': null
  readonly 'account.login.submitting': null
  readonly 'account.login.forgot': null
  readonly 'account.login.no_account': null
  readonly 'account.login.create': null
  readonly 'account.login.next': null
  readonly 'account.login.error_invalid': null
  readonly 'account.login.error_server': null
  readonly 'account.login.error_throttled': null
  readonly 'account.logout.action': null
  readonly 'account.logout.success': null
  readonly 'account.logout.error': null
  readonly 'account.logout.submitting': null
  readonly 'account.signup.title': null
  readonly 'account.signup.text': null
  readonly 'account.signup.password_hint': null
  readonly 'account.signup.email_optin': null
  readonly 'account.signup.submit': null
  readonly 'account.signup.submitting': null
  readonly 'account.signup.have_account': null
  readonly 'account.signup.login': null
  readonly 'account.signup.success': { readonly name: string | number }
  readonly 'account.signup.error_server': null
  readonly 'account.signup.error_refused': null
  readonly 'account.signup.error_throttled': null
  readonly 'account.forgot_password.title': null
  readonly 'account.forgot_password.text': null
  readonly 'account.forgot_password.submit': null
  readonly 'account.forgot_password.submitting': null
  readonly 'account.forgot_password.back': null
  readonly 'account.forgot_password.error': null
  readonly 'account.forgot_password.error_throttled': null
  readonly 'account.check_email.title': null
  readonly 'account.check_email.text': null
  readonly 'account.check_email.hint': null
  readonly 'account.check_email.resend': null
  readonly 'account.set_password.title': null
  readonly 'account.set_password.text': null
  readonly 'account.set_password.submit': null
  readonly 'account.set_password.submitting': null
  readonly 'account.set_password.error': null
  readonly 'account.set_password_expired.title': null
  readonly 'account.set_password_expired.text': null
  readonly 'account.set_password_expired.resend': null
  readonly 'account.set_password_success.title': null
  readonly 'account.set_password_success.text': null
  readonly 'account.set_password_success.login': null
  readonly 'account.orders.title': null
  readonly 'account.orders.empty': null
  readonly 'account.orders.empty_text': null
  readonly 'account.orders.empty_action': null
  readonly 'account.orders.back': null
  readonly 'account.orders.view': null
  readonly 'account.orders.view_number': { readonly number: string | number }
  readonly 'account.orders.number': { readonly number: string | number }
  readonly 'account.orders.placed': { readonly date: string | number }
  readonly 'account.orders.date': null
  readonly 'account.orders.total': null
  readonly 'account.orders.item_count': { readonly count: number }
  readonly 'account.orders.status_label': null
  readonly 'account.orders.status.canceled': null
  readonly 'account.orders.status.complete': null
  readonly 'account.orders.status.delivery_pending': null
  readonly 'account.orders.status.hold': null
  readonly 'account.orders.status.payment_pending': null
  readonly 'account.orders.status.pending': null
  readonly 'account.orders.status.draft': null
  readonly 'account.orders.items': null
  readonly 'account.orders.summary': null
  readonly 'account.orders.subtotal': null
  readonly 'account.orders.discount': null
  readonly 'account.orders.coupon': { readonly code: string | number }
  readonly 'account.orders.delivery': null
  readonly 'account.orders.delivery_free': null
  readonly 'account.orders.tax': null
  readonly 'account.orders.tax_included': null
  readonly 'account.orders.gift_card': null
  readonly 'account.orders.grand_total': null
  readonly 'account.orders.refunds': null
  readonly 'account.orders.refund': null
  readonly 'account.orders.refunded_on': { readonly date: string | number }
  readonly 'account.orders.comments': null
  readonly 'account.orders.shipping_address': null
  readonly 'account.orders.billing_address': null
  readonly 'account.orders.shipping_method': null
  readonly 'account.orders.payment': null
  readonly 'account.orders.card': { readonly brand: string | number; readonly last4: string | number }
  readonly 'account.orders.card_expiry': { readonly month: string | number; readonly year: string | number }
  readonly 'account.orders.shipments': null
  readonly 'account.orders.shipped_on': { readonly date: string | number }
  readonly 'account.orders.shipped_with': { readonly carrier: string | number }
  readonly 'account.orders.tracking': { readonly code: string | number }
  readonly 'account.orders.returns': null
  readonly 'account.orders.return_action': null
  readonly 'account.orders.return_text': { readonly email: string | number }
  readonly 'account.orders.return_text_no_email': null
  readonly 'account.orders.return_subject': { readonly number: string | number }
  readonly 'account.orders.return_body': { readonly number: string | number }
  readonly 'account.orders.not_found': null
  readonly 'account.orders.error': null
  readonly 'account.orders.buy_again.action': null
  readonly 'account.orders.buy_again.submitting': null
  readonly 'account.orders.buy_again.added': { readonly count: number }
  readonly 'account.orders.buy_again.missing': { readonly names: string | number }
  readonly 'account.orders.buy_again.view_bag': null
  readonly 'account.orders.buy_again.error': null
  readonly 'account.orders.pages': null
  readonly 'account.orders.page': { readonly page: string | number }
  readonly 'account.orders.previous': null
  readonly 'account.orders.next': null
  readonly 'account.orders.more': { readonly count: number }
  readonly 'account.orders.print': null
  readonly 'account.orders.timeline.title': null
  readonly 'account.orders.timeline.placed': null
  readonly 'account.orders.timeline.payment': null
  readonly 'account.orders.timeline.hold': null
  readonly 'account.orders.timeline.preparing': null
  readonly 'account.orders.timeline.sent': null
  readonly 'account.orders.timeline.complete': null
  readonly 'account.orders.timeline.canceled': null
  readonly 'account.orders.timeline.done': null
  readonly 'account.orders.timeline.current': null
  readonly 'account.orders.timeline.next': null
  readonly 'account.orders.copy': null
  readonly 'account.orders.copied': null
  readonly 'account.orders.copy_error': null
  readonly 'account.orders.return_reason': null
  readonly 'account.orders.return_preview': null
  readonly 'account.orders.each': { readonly price: string | number }
  readonly 'account.orders.all': null
  readonly 'account.subscriptions.title': null
  readonly 'account.subscriptions.empty': null
  readonly 'account.subscriptions.empty_text': null
  readonly 'account.subscriptions.empty_action': null
  readonly 'account.subscriptions.back': null
  readonly 'account.subscriptions.view': null
  readonly 'account.subscriptions.view_name': { readonly name: string | number }
  readonly 'account.subscriptions.number': { readonly number: string | number }
  readonly 'account.subscriptions.status_label': null
  readonly 'account.subscriptions.status.active': null
  readonly 'account.subscriptions.status.canceled': null
  readonly 'account.subscriptions.status.paid': null
  readonly 'account.subscriptions.status.trial': null
  readonly 'account.subscriptions.status.paused': null
  readonly 'account.subscriptions.status.pastdue': null
  readonly 'account.subscriptions.status.unpaid': null
  readonly 'account.subscriptions.status.complete': null
  readonly 'account.subscriptions.status.pending': null
  readonly 'account.subscriptions.status.draft': null
  readonly 'account.subscriptions.started': { readonly date: string | number }
  readonly 'account.subscriptions.next_payment': null
  readonly 'account.subscriptions.next_payment_on': { readonly date: string | number }
  readonly 'account.subscriptions.next_shipment': null
  readonly 'account.subscriptions.next_shipment_on': { readonly date: string | number }
  readonly 'account.subscriptions.ends_on': { readonly date: string | number }
  readonly 'account.subscriptions.paused_until': { readonly date: string | number }
  readonly 'account.subscriptions.paused_open': null
  readonly 'account.subscriptions.trial_ends_on': { readonly date: string | number }
  readonly 'account.subscriptions.trial_days_left': { readonly count: number }
  readonly 'account.subscriptions.trial_then': { readonly price: string | number }
  readonly 'account.subscriptions.original_price': null
  readonly 'account.subscriptions.plan': null
  readonly 'account.subscriptions.price': null
  readonly 'account.subscriptions.quantity': null
  readonly 'account.subscriptions.variant': null
  readonly 'account.subscriptions.product': null
  readonly 'account.subscriptions.interval': null
  readonly 'account.subscriptions.billing': null
  readonly 'account.subscriptions.shipping': null
  readonly 'account.subscriptions.details': null
  readonly 'account.subscriptions.items': null
  readonly 'account.subscriptions.items_empty': null
  readonly 'account.subscriptions.subtotal': null
  readonly 'account.subscriptions.discount': null
  readonly 'account.subscriptions.tax': null
  readonly 'account.subscriptions.total': null
  readonly 'account.subscriptions.recurring_total': null
  readonly 'account.subscriptions.shipping_address': null
  readonly 'account.subscriptions.billing_address': null
  readonly 'account.subscriptions.payment': null
  readonly 'account.subscriptions.actions': null
  readonly 'account.subscriptions.dismiss': null
  readonly 'account.subscriptions.not_found': null
  readonly 'account.subscriptions.load_error': null
  readonly 'account.subscriptions.error': null
  readonly 'account.subscriptions.cancel.action': null
  readonly 'account.subscriptions.cancel.title': null
  readonly 'account.subscriptions.cancel.text': null
  readonly 'account.subscriptions.cancel.confirm': null
  readonly 'account.subscriptions.cancel.success': null
  readonly 'account.subscriptions.cancel.error': null
  readonly 'account.subscriptions.cancel.action_text': null
  readonly 'account.subscriptions.cancel.consequence': { readonly amount: string | number; readonly date: string | number }
  readonly 'account.subscriptions.cancel.done': null
  readonly 'account.subscriptions.pause.action': null
  readonly 'account.subscriptions.pause.title': null
  readonly 'account.subscriptions.pause.text': null
  readonly 'account.subscriptions.pause.resume_at': null
  readonly 'account.subscriptions.pause.resume_at_hint': null
  readonly 'account.subscriptions.pause.resume_at_past': null
  readonly 'account.subscriptions.pause.confirm': null
  readonly 'account.subscriptions.pause.success': null
  readonly 'account.subscriptions.pause.success_until': { readonly date: string | number }
  readonly 'account.subscriptions.pause.error': null
  readonly 'account.subscriptions.pause.action_text': null
  readonly 'account.subscriptions.pause.no_end': null
  readonly 'account.subscriptions.resume.action': null
  readonly 'account.subscriptions.resume.title': null
  readonly 'account.subscriptions.resume.text': null
  readonly 'account.subscriptions.resume.confirm': null
  readonly 'account.subscriptions.resume.success': null
  readonly 'account.subscriptions.resume.error': null
  readonly 'account.subscriptions.resume.action_text': null
  readonly 'account.subscriptions.edit_plan.action': null
  readonly 'account.subscriptions.edit_plan.title': null
  readonly 'account.subscriptions.edit_plan.text': null
  readonly 'account.subscriptions.edit_plan.confirm': null
  readonly 'account.subscriptions.edit_plan.success': null
  readonly 'account.subscriptions.edit_plan.error': null
  readonly 'account.subscriptions.edit_plan.action_text': null
  readonly 'account.subscriptions.edit_plan.none': null
  readonly 'account.subscriptions.edit_details.action': null
  readonly 'account.subscriptions.edit_details.title': null
  readonly 'account.subscriptions.edit_details.text': null
  readonly 'account.subscriptions.edit_details.confirm': null
  readonly 'account.subscriptions.edit_details.success': null
  readonly 'account.subscriptions.edit_details.error': null
  readonly 'account.subscriptions.edit_details.action_text': null
  readonly 'account.subscriptions.replace.action': null
  readonly 'account.subscriptions.replace.title': { readonly name: string | number }
  readonly 'account.subscriptions.replace.text': null
  readonly 'account.subscriptions.replace.choose': null
  readonly 'account.subscriptions.replace.confirm': null
  readonly 'account.subscriptions.replace.success': null
  readonly 'account.subscriptions.replace.error': null
  readonly 'account.subscriptions.replace.action_text': null
  readonly 'account.subscriptions.replace.none': null
  readonly 'account.subscriptions.add_item.action': null
  readonly 'account.subscriptions.add_item.title': null
  readonly 'account.subscriptions.add_item.text': null
  readonly 'account.subscriptions.add_item.confirm': null
  readonly 'account.subscriptions.add_item.confirm_title': { readonly name: string | number }
  readonly 'account.subscriptions.add_item.success': { readonly name: string | number }
  readonly 'account.subscriptions.add_item.error': null
  readonly 'account.subscriptions.add_item.action_text': null
  readonly 'account.subscriptions.add_item.choose': null
  readonly 'account.subscriptions.add_item.none': null
  readonly 'account.subscriptions.add_item.done': null
  readonly 'account.subscriptions.delete_item.action': null
  readonly 'account.subscriptions.delete_item.action_name': { readonly name: string | number }
  readonly 'account.subscriptions.delete_item.title': { readonly name: string | number }
  readonly 'account.subscriptions.delete_item.text': null
  readonly 'account.subscriptions.delete_item.confirm': null
  readonly 'account.subscriptions.delete_item.success': { readonly name: string | number }
  readonly 'account.subscriptions.delete_item.error': null
  readonly 'account.subscriptions.delete_item.done': null
  readonly 'account.subscriptions.past': null
  readonly 'account.subscriptions.paid_with': null
  readonly 'account.subscriptions.no_card': null
  readonly 'account.subscriptions.deliver_to': null
  readonly 'account.subscriptions.no_payment': null
  readonly 'account.subscriptions.canceled_on': { readonly date: string | number }
  readonly 'account.subscriptions.completed': null
  readonly 'account.subscriptions.payment_missing': { readonly amount: string | number }
  readonly 'account.subscriptions.payment_missing_short': { readonly amount: string | number }
  readonly 'account.subscriptions.renewals': null
  readonly 'account.subscriptions.shipments': null
  readonly 'account.subscriptions.count_of': { readonly done: string | number; readonly limit: string | number }
  readonly 'account.subscriptions.started_term': null
  readonly 'account.subscriptions.outlook': null
  readonly 'account.subscriptions.until_now': { readonly amount: string | number }
  readonly 'account.subscriptions.subscribe_again': null
  readonly 'account.subscriptions.submitting': null
  readonly 'account.subscriptions.conflict': null
  readonly 'account.subscriptions.blocked.paused': null
  readonly 'account.subscriptions.blocked.payment': null
  readonly 'account.subscriptions.blocked.pending': null
  readonly 'account.subscriptions.blocked.ended': null
  readonly 'account.subscriptions.blocked.draft': null
  readonly 'account.subscriptions.blocked.trial': null
  readonly 'account.subscriptions.blocked.prepaid': null
  readonly 'account.subscriptions.skip.action': null
  readonly 'account.subscriptions.skip.action_text': { readonly date: string | number }
  readonly 'account.subscriptions.skip.title': null
  readonly 'account.subscriptions.skip.text': { readonly amount: string | number; readonly date: string | number }
  readonly 'account.subscriptions.skip.confirm': null
  readonly 'account.subscriptions.skip.success': { readonly date: string | number }
  readonly 'account.subscriptions.change_card.action': null
  readonly 'account.subscriptions.change_card.action_text': { readonly card: string | number }
  readonly 'account.subscriptions.change_card.title': null
  readonly 'account.subscriptions.change_card.text': null
  readonly 'account.subscriptions.change_card.text_due': { readonly amount: string | number }
  readonly 'account.subscriptions.change_card.confirm': null
  readonly 'account.subscriptions.change_card.success': null
  readonly 'account.subscriptions.change_card.declined': null
  readonly 'account.subscriptions.change_card.none': null
  readonly 'account.subscriptions.change_card.add': null
  readonly 'account.subscriptions.quantity_less': null
  readonly 'account.subscriptions.quantity_more': null
  readonly 'account.subscriptions.number_term': null
  readonly 'account.subscriptions.due_since': { readonly date: string | number }
  readonly 'account.addresses.title': null
  readonly 'account.addresses.empty': null
  readonly 'account.addresses.empty_text': null
  readonly 'account.addresses.add': null
  readonly 'account.addresses.edit': null
  readonly 'account.addresses.edit_name': { readonly name: string | number }
  readonly 'account.addresses.edit_title': null
  readonly 'account.addresses.save': null
  readonly 'account.addresses.default': null
  readonly 'account.addresses.make_default': null
  readonly 'account.addresses.make_default_name': { readonly name: string | number }
  readonly 'account.addresses.first_name': null
  readonly 'account.addresses.last_name': null
  readonly 'account.addresses.address1': null
  readonly 'account.addresses.address2': null
  readonly 'account.addresses.city': null
  readonly 'account.addresses.state': null
  readonly 'account.addresses.zip': null
  readonly 'account.addresses.country': null
  readonly 'account.addresses.phone': null
  readonly 'account.addresses.optional': null
  readonly 'account.addresses.added': null
  readonly 'account.addresses.updated': null
  readonly 'account.addresses.default_changed': null
  readonly 'account.addresses.error': null
  readonly 'account.addresses.delete.action': null
  readonly 'account.addresses.delete.action_name': { readonly name: string | number }
  readonly 'account.addresses.delete.title': null
  readonly 'account.addresses.delete.text': null
  readonly 'account.addresses.delete.confirm': null
  readonly 'account.addresses.delete.success': null
  readonly 'account.addresses.delete.error': null
  readonly 'account.addresses.zip_code': null
  readonly 'account.addresses.eircode': null
  readonly 'account.addresses.region.county': null
  readonly 'account.addresses.region.state': null
  readonly 'account.addresses.region.province': null
  readonly 'account.addresses.region.prefecture': null
  readonly 'account.addresses.add_title': null
  readonly 'account.addresses.use_as_default': null
  readonly 'account.addresses.saving': null
  readonly 'account.addresses.deleting': null
  readonly 'account.addresses.cancel': null
  readonly 'account.addresses.back': null
  readonly 'account.cards.title': null
  readonly 'account.cards.empty': null
  readonly 'account.cards.empty_text': null
  readonly 'account.cards.add': null
  readonly 'account.cards.add_title': null
  readonly 'account.cards.save': null
  readonly 'account.cards.number': null
  readonly 'account.cards.expiry': null
  readonly 'account.cards.expiry_hint': null
  readonly 'account.cards.cvc': null
  readonly 'account.cards.default': null
  readonly 'account.cards.make_default': null
  readonly 'account.cards.make_default_name': { readonly last4: string | number }
  readonly 'account.cards.name': { readonly brand: string | number; readonly last4: string | number }
  readonly 'account.cards.expires': { readonly month: string | number; readonly year: string | number }
  readonly 'account.cards.expired': { readonly month: string | number; readonly year: string | number }
  readonly 'account.cards.added': null
  readonly 'account.cards.default_changed': null
  readonly 'account.cards.number_invalid': null
  readonly 'account.cards.expiry_invalid': null
  readonly 'account.cards.cvc_invalid': null
  readonly 'account.cards.error': null
  readonly 'account.cards.delete.action': null
  readonly 'account.cards.delete.action_name': { readonly last4: string | number }
  readonly 'account.cards.delete.title': null
  readonly 'account.cards.delete.text': null
  readonly 'account.cards.delete.confirm': null
  readonly 'account.cards.delete.success': null
  readonly 'account.cards.delete.error': null
  readonly 'account.cards.delete.unused': null
  readonly 'account.cards.delete.used': null
  readonly 'account.cards.delete.replacement': null
  readonly 'account.cards.delete.blocked': null
  readonly 'account.cards.delete.refused': null
  readonly 'account.cards.used_by': { readonly count: number }
  readonly 'account.cards.expired_text': null
  readonly 'account.cards.add_text': null
  readonly 'account.cards.add_default': null
  readonly 'account.cards.needs_script': null
  readonly 'account.cards.submitting': null
  readonly 'account.cards.declined': null
  readonly 'account.cards.vault_error': null
  readonly 'account.cards.token_used': null
  readonly 'account.cards.dismiss': null
  readonly 'account.cards.edit.action': null
  readonly 'account.cards.edit.action_name': { readonly last4: string | number }
  readonly 'account.cards.edit.title': null
  readonly 'account.cards.edit.text': null
  readonly 'account.cards.edit.confirm': null
  readonly 'account.cards.edit.success': null
  readonly 'account.cards.cvc_hint': null
  readonly 'account.cards.dismiss_add': null
  readonly 'account.profile.title': null
  readonly 'account.profile.details': null
  readonly 'account.profile.email_optin': null
  readonly 'account.profile.save': null
  readonly 'account.profile.success': null
  readonly 'account.profile.error': null
  readonly 'account.profile.password': null
  readonly 'account.profile.password_text': null
  readonly 'account.profile.password_action': null
  readonly 'account.profile.current_password': null
  readonly 'account.profile.password_success': null
  readonly 'account.profile.password_throttled': null
  readonly 'account.profile.saving': null
  readonly 'account.profile.email_text': null
  readonly 'account.unavailable.title': null
  readonly 'account.unavailable.text': null
  readonly 'account.unavailable.retry': null
  readonly 'account.bag.kept': { readonly count: number }
  readonly 'account.bag.lost': { readonly names: string | number }
  readonly 'account.not_found.title': null
  readonly 'account.not_found.text': null
  readonly 'products.title': null
  readonly 'products.meta_title': { readonly name: string | number; readonly store: string | number }
  readonly 'products.description': null
  readonly 'products.count': { readonly count: number }
  readonly 'products.empty': null
  readonly 'products.empty_text': null
  readonly 'products.empty_action': null
  readonly 'products.load_error': null
  readonly 'products.price': null
  readonly 'products.price_from': { readonly price: string | number }
  readonly 'products.price_now': { readonly price: string | number }
  readonly 'products.price_was': { readonly price: string | number }
  readonly 'products.free': null
  readonly 'products.sale': null
  readonly 'products.save_percent': { readonly percent: string | number }
  readonly 'products.save_amount': { readonly amount: string | number }
  readonly 'products.tier': { readonly price: string | number; readonly quantity: string | number }
  readonly 'products.sku': { readonly sku: string | number }
  readonly 'products.quantity': null
  readonly 'products.options.select': { readonly name: string | number }
  readonly 'products.options.choose': null
  readonly 'products.options.required': null
  readonly 'products.options.optional': null
  readonly 'products.options.add_price': { readonly price: string | number }
  readonly 'products.options.value_price': { readonly name: string | number; readonly price: string | number }
  readonly 'products.options.missing': { readonly name: string | number }
  readonly 'products.options.missing_text': { readonly name: string | number }
  readonly 'products.options.characters_left': { readonly count: number }
  readonly 'products.purchase.label': null
  readonly 'products.purchase.standard': null
  readonly 'products.purchase.subscription': null
  readonly 'products.purchase.subscription_save': { readonly percent: string | number }
  readonly 'products.purchase.plan': null
  readonly 'products.purchase.choose_plan': null
  readonly 'products.purchase.none': null
  readonly 'products.purchase.price_per': { readonly interval: string | number; readonly price: string | number }
  readonly 'products.purchase.manage': null
  readonly 'products.interval.daily': null
  readonly 'products.interval.weekly': null
  readonly 'products.interval.monthly': null
  readonly 'products.interval.yearly': null
  readonly 'products.interval_short.daily': null
  readonly 'products.interval_short.weekly': null
  readonly 'products.interval_short.monthly': null
  readonly 'products.interval_short.yearly': null
  readonly 'products.schedule.daily': { readonly count: number }
  readonly 'products.schedule.weekly': { readonly count: number }
  readonly 'products.schedule.monthly': { readonly count: number }
  readonly 'products.schedule.yearly': { readonly count: number }
  readonly 'products.billed.daily': { readonly count: number }
  readonly 'products.billed.weekly': { readonly count: number }
  readonly 'products.billed.monthly': { readonly count: number }
  readonly 'products.billed.yearly': { readonly count: number }
  readonly 'products.shipped.daily': { readonly count: number }
  readonly 'products.shipped.weekly': { readonly count: number }
  readonly 'products.shipped.monthly': { readonly count: number }
  readonly 'products.shipped.yearly': { readonly count: number }
  readonly 'products.limit.renewals': { readonly count: number }
  readonly 'products.limit.shipments': { readonly count: number }
  readonly 'products.limit.renewals_progress': { readonly current: string | number; readonly limit: string | number }
  readonly 'products.limit.shipments_progress': { readonly current: string | number; readonly limit: string | number }
  readonly 'products.trial.text': { readonly count: number; readonly price: string | number }
  readonly 'products.add.action': null
  readonly 'products.add.action_price': { readonly price: string | number }
  readonly 'products.add.adding': null
  readonly 'products.add.added': null
  readonly 'products.add.subscribe': null
  readonly 'products.add.subscribe_price': { readonly price: string | number }
  readonly 'products.add.out_of_stock': null
  readonly 'products.add.unavailable': null
  readonly 'products.add.error': null
  readonly 'products.quick_add.action': null
  readonly 'products.quick_add.open': null
  readonly 'products.quick_add.open_name': { readonly name: string | number }
  readonly 'products.quick_add.choose': null
  readonly 'products.quick_add.choose_name': { readonly name: string | number }
  readonly 'products.quick_add.next': null
  readonly 'products.quick_add.back': null
  readonly 'products.quick_add.step': { readonly current: string | number; readonly total: string | number }
  readonly 'products.quick_add.added': null
  readonly 'products.quick_add.close': null
  readonly 'products.stock_status.in_stock': null
  readonly 'products.stock_status.low_stock': null
  readonly 'products.stock_status.out_of_stock': null
  readonly 'products.stock_status.remaining': { readonly count: number }
  readonly 'products.stock_status.few_remaining': null
  readonly 'products.stock.not_enough': { readonly quantity: string | number }
  readonly 'products.gallery.label': { readonly name: string | number }
  readonly 'products.gallery.thumbnails': null
  readonly 'products.gallery.show': { readonly index: string | number; readonly total: string | number }
  readonly 'products.gallery.position': { readonly index: string | number; readonly total: string | number }
  readonly 'products.gallery.zoom': null
  readonly 'products.details': null
  readonly 'products.highlights': null
  readonly 'products.up_sells': null
  readonly 'products.cross_sells': null
  readonly 'products.cross_sell_save_percent': { readonly percent: string | number }
  readonly 'products.cross_sell_save_amount': { readonly amount: string | number }
  readonly 'products.unavailable.title': null
  readonly 'products.unavailable.text': null
  readonly 'products.unavailable.action': null
  readonly 'products.unavailable.image': null
  readonly 'categories.meta_title': { readonly name: string | number; readonly store: string | number }
  readonly 'categories.label': null
  readonly 'categories.featured': null
  readonly 'categories.view': { readonly name: string | number }
  readonly 'categories.fallback.bath_body': null
  readonly 'categories.fallback.gifts': null
  readonly 'categories.filters.title': null
  readonly 'categories.filters.open': null
  readonly 'categories.filters.open_count': { readonly count: number }
  readonly 'categories.filters.close': null
  readonly 'categories.filters.price': null
  readonly 'categories.filters.price_min': null
  readonly 'categories.filters.price_max': null
  readonly 'categories.filters.price_range': { readonly max: string | number; readonly min: string | number }
  readonly 'categories.filters.clear': null
  readonly 'categories.filters.active': null
  readonly 'categories.filters.remove': { readonly name: string | number }
  readonly 'categories.filters.see_results': { readonly count: number }
  readonly 'categories.filters.empty': null
  readonly 'categories.filters.empty_text': null
  readonly 'categories.filters.results': { readonly count: number }
  readonly 'categories.sort.label': null
  readonly 'categories.sort.popularity': null
  readonly 'categories.sort.newest': null
  readonly 'categories.sort.price_low': null
  readonly 'categories.sort.price_high': null
  readonly 'categories.sort.name': null
  readonly 'categories.pages.label': null
  readonly 'categories.pages.page': { readonly page: string | number }
  readonly 'categories.pages.current': { readonly page: string | number; readonly total: string | number }
  readonly 'categories.pages.previous': null
  readonly 'categories.pages.next': null
  readonly 'categories.unavailable.title': null
  readonly 'categories.unavailable.text': null
  readonly 'errors.code': { readonly code: string | number }
  readonly 'errors.generic': null
  readonly 'errors.try_later': null
  readonly 'errors.network': null
  readonly 'errors.page_unavailable.title': null
  readonly 'errors.page_unavailable.text': null
  readonly 'errors.page_unavailable.refresh': null
  readonly 'errors.page_unavailable.home': null
  readonly 'errors.page_not_found.title': null
  readonly 'errors.page_not_found.text': null
  readonly 'errors.page_not_found.home': null
  readonly 'errors.page_not_found.products': null
  readonly 'errors.page_code.text': null
  readonly 'errors.page_code.home': null
  readonly 'errors.request_id': { readonly id: string | number }
  readonly 'navigation.main': null
  readonly 'navigation.footer': null
  readonly 'navigation.secondary': null
  readonly 'navigation.social': null
  readonly 'navigation.open': null
  readonly 'navigation.close': null
  readonly 'navigation.open_group': { readonly name: string | number }
  readonly 'navigation.back': null
  readonly 'navigation.view_all': { readonly name: string | number }
  readonly 'navigation.home': null
  readonly 'navigation.products': null
  readonly 'navigation.account': null
  readonly 'navigation.login': null
  readonly 'navigation.search': null
  readonly 'navigation.cart': null
  readonly 'navigation.cart_count': { readonly count: number }
  readonly 'navigation.orders': null
  readonly 'navigation.breadcrumbs': null
  readonly 'navigation.announcement': null
  readonly 'navigation.logo': null
  readonly 'navigation.logo_home': { readonly store: string | number }
  readonly 'navigation.currency': null
  readonly 'navigation.currency_change': { readonly currency: string | number }
  readonly 'navigation.currency_changed': { readonly currency: string | number }
  readonly 'navigation.currency_display': { readonly charge: string | number; readonly currency: string | number }
  readonly 'navigation.language': null
  readonly 'navigation.language_change': { readonly language: string | number }
  readonly 'navigation.copyright': { readonly store: string | number; readonly year: string | number }
  readonly 'navigation.powered_by': { readonly name: string | number }
  readonly 'navigation.payments': null
  readonly 'navigation.social_link': { readonly network: string | number; readonly store: string | number }
  readonly 'navigation.networks.twitter': null
  readonly 'navigation.networks.facebook': null
  readonly 'navigation.networks.instagram': null
  readonly 'navigation.networks.tiktok': null
  readonly 'navigation.networks.pinterest': null
  readonly 'navigation.networks.youtube': null
  readonly 'navigation.networks.vimeo': null
  readonly 'navigation.networks.whatsapp': null
  readonly 'search.title': null
  readonly 'search.title_term': { readonly term: string | number }
  readonly 'search.label': null
  readonly 'search.placeholder': null
  readonly 'search.submit': null
  readonly 'search.clear': null
  readonly 'search.open': null
  readonly 'search.close': null
  readonly 'search.loading': null
  readonly 'search.count': { readonly count: number }
  readonly 'search.count_term': { readonly count: number; readonly term: string | number }
  readonly 'search.empty': { readonly term: string | number }
  readonly 'search.empty_text': null
  readonly 'search.see_all': null
  readonly 'search.error': null
  readonly 'cart.title': null
  readonly 'cart.item_count': { readonly count: number }
  readonly 'cart.open': null
  readonly 'cart.close': null
  readonly 'cart.empty': null
  readonly 'cart.empty_text': null
  readonly 'cart.add_first': null
  readonly 'cart.add_more': null
  readonly 'cart.quantity': null
  readonly 'cart.quantity_name': { readonly name: string | number }
  readonly 'cart.remove': null
  readonly 'cart.remove_name': { readonly name: string | number }
  readonly 'cart.removed': { readonly name: string | number }
  readonly 'cart.undo': null
  readonly 'cart.updating': null
  readonly 'cart.update': null
  readonly 'cart.update_name': { readonly name: string | number }
  readonly 'cart.updated': null
  readonly 'cart.added': { readonly name: string | number }
  readonly 'cart.update_error': null
  readonly 'cart.remove_error': { readonly name: string | number }
  readonly 'cart.load_error': null
  readonly 'cart.limit_reached': { readonly max: string | number }
  readonly 'cart.price_each': { readonly price: string | number }
  readonly 'cart.option': { readonly name: string | number; readonly value: string | number }
  readonly 'cart.subtotal': null
  readonly 'cart.discount': null
  readonly 'cart.delivery': null
  readonly 'cart.tax': null
  readonly 'cart.tax_included': null
  readonly 'cart.gift_card': null
  readonly 'cart.total': null
  readonly 'cart.delivery_note': null
  readonly 'cart.charge_note': { readonly currency: string | number }
  readonly 'cart.checkout': null
  readonly 'cart.view': null
  readonly 'cart.continue': null
  readonly 'cart.trial': { readonly count: number; readonly price: string | number }
  readonly 'cart.coupon.label': null
  readonly 'cart.coupon.apply': null
  readonly 'cart.coupon.applied': { readonly code: string | number }
  readonly 'cart.coupon.remove': { readonly code: string | number }
  readonly 'cart.coupon.error': null
  readonly 'cart.free_delivery.label': null
  readonly 'cart.free_delivery.remaining_uk': { readonly amount: string | number }
  readonly 'cart.free_delivery.remaining': { readonly amount: string | number }
  readonly 'cart.free_delivery.title_uk': null
  readonly 'cart.free_delivery.title': null
  readonly 'cart.free_delivery.reached': null
  readonly 'cart.recommendations.title': null
  readonly 'cart.recommendations.add': null
  readonly 'cart.recommendations.add_name': { readonly name: string | number }
  readonly 'cart.recommendations.choose': null
  readonly 'cart.recommendations.choose_name': { readonly name: string | number }
  readonly 'quiz.start': null
  readonly 'quiz.next': null
  readonly 'quiz.back': null
  readonly 'quiz.see_results': null
  readonly 'quiz.step': { readonly current: string | number; readonly total: string | number }
  readonly 'quiz.progress': null
  readonly 'quiz.choose_single': null
  readonly 'quiz.choose_multiple': null
  readonly 'quiz.answer': null
  readonly 'quiz.required': null
  readonly 'quiz.email_invalid': null
  readonly 'quiz.characters_left': { readonly count: number }
  readonly 'quiz.loading': null
  readonly 'quiz.restart': null
  readonly 'quiz.results.title': null
  readonly 'quiz.results.title_name': { readonly name: string | number }
  readonly 'quiz.results.empty': null
  readonly 'quiz.results.add_all': null
  readonly 'quiz.results.added_all': null
  readonly 'quiz.results.not_added': { readonly names: string | number }
  readonly 'quiz.results.browse': null
  readonly 'quiz.results.cross_sells': null
  readonly 'quiz.error': null
  readonly 'quiz.results_error': null
  readonly 'reviews.title': { readonly name: string | number }
  readonly 'reviews.section': null
  readonly 'reviews.average': { readonly rating: string | number }
  readonly 'reviews.count': { readonly count: number }
  readonly 'reviews.summary': { readonly count: number; readonly rating: string | number }
  readonly 'reviews.go_to_reviews': null
  readonly 'reviews.stars': { readonly count: number }
  readonly 'reviews.distribution': null
  readonly 'reviews.distribution_row': { readonly reviews: string | number; readonly stars: string | number }
  readonly 'reviews.write': null
  readonly 'reviews.verified': null
  readonly 'reviews.how_we_check': null
  readonly 'reviews.by': { readonly date: string | number; readonly name: string | number }
  readonly 'reviews.images_of': { readonly name: string | number }
  readonly 'reviews.image': { readonly index: string | number; readonly name: string | number; readonly total: string | number }
  readonly 'reviews.search.label': null
  readonly 'reviews.search.placeholder': null
  readonly 'reviews.search.clear': null
  readonly 'reviews.filter.label': null
  readonly 'reviews.filter.all': null
  readonly 'reviews.sort.label': null
  readonly 'reviews.sort.helpful': null
  readonly 'reviews.sort.recent': null
  readonly 'reviews.sort.rating_high': null
  readonly 'reviews.sort.rating_low': null
  readonly 'reviews.helpful.action': null
  readonly 'reviews.helpful.action_label': { readonly title: string | number }
  readonly 'reviews.helpful.count': { readonly count: number }
  readonly 'reviews.helpful.error': null
  readonly 'reviews.report.action': null
  readonly 'reviews.report.action_label': { readonly title: string | number }
  readonly 'reviews.report.title': null
  readonly 'reviews.report.reason': null
  readonly 'reviews.report.submit': null
  readonly 'reviews.report.success': null
  readonly 'reviews.report.error': null
  readonly 'reviews.show_more': null
  readonly 'reviews.showing_all': { readonly count: number }
  readonly 'reviews.empty': null
  readonly 'reviews.no_match': null
  readonly 'reviews.clear_filters': null
  readonly 'reviews.load_error': null
  readonly 'reviews.form.title': { readonly name: string | number }
  readonly 'reviews.form.order': null
  readonly 'reviews.form.order_option': { readonly date: string | number }
  readonly 'reviews.form.rating': null
  readonly 'reviews.form.review_title': null
  readonly 'reviews.form.review_title_hint': null
  readonly 'reviews.form.body': null
  readonly 'reviews.form.body_hint': null
  readonly 'reviews.form.images': null
  readonly 'reviews.form.images_hint': null
  readonly 'reviews.form.add_images': null
  readonly 'reviews.form.remove_image': { readonly name: string | number }
  readonly 'reviews.form.submit': null
  readonly 'reviews.form.submitting': null
  readonly 'reviews.form.cancel': null
  readonly 'reviews.form.login': null
  readonly 'reviews.form.not_eligible': null
  readonly 'reviews.form.already_reviewed': null
  readonly 'reviews.validation.rating_required': null
  readonly 'reviews.validation.title_required': null
  readonly 'reviews.validation.title_too_long': null
  readonly 'reviews.validation.body_required': null
  readonly 'reviews.validation.body_too_long': null
  readonly 'reviews.validation.too_many_images': null
  readonly 'reviews.validation.image_type': null
  readonly 'reviews.validation.image_size': null
  readonly 'reviews.validation.image_unreadable': null
  readonly 'reviews.validation.order_required': null
  readonly 'reviews.submit.success': null
  readonly 'reviews.submit.unauthenticated': null
  readonly 'reviews.submit.invalid': null
  readonly 'reviews.submit.server': null
  readonly 'reviews.submit.failed': null
  readonly 'reviews.submit.error': { readonly error: string | number }
  readonly 'reviews.submit.unknown_error': null
  readonly 'reviews.submit.conflict': null
  readonly 'reviews.submit.too_large': null
  readonly 'reviews.submit.not_eligible': null
  readonly 'reviews.submit.throttled': null
  readonly 'reviews.submit.network': null
  readonly 'newsletter.title': null
  readonly 'newsletter.label': null
  readonly 'newsletter.placeholder': null
  readonly 'newsletter.submit': null
  readonly 'newsletter.submitting': null
  readonly 'newsletter.success': null
  readonly 'newsletter.error': null
  readonly 'newsletter.email_required': null
  readonly 'newsletter.email_invalid': null
  readonly 'consent.title': null
  readonly 'consent.text': null
  readonly 'consent.policy': null
  readonly 'consent.manage': null
  readonly 'consent.accept': null
  readonly 'consent.decline': null
  readonly 'consent.save': null
  readonly 'consent.cancel': null
  readonly 'consent.preferences': null
  readonly 'consent.preferences_text': null
  readonly 'consent.reopen': null
  readonly 'consent.saved': null
  readonly 'consent.necessary': null
  readonly 'consent.necessary_text': null
  readonly 'consent.analytics': null
  readonly 'consent.analytics_text': null
  readonly 'consent.marketing': null
  readonly 'consent.marketing_text': null
  readonly 'checkout.title': null
  readonly 'checkout.contact': null
  readonly 'checkout.delivery': null
  readonly 'checkout.delivery_address': null
  readonly 'checkout.delivery_method': null
  readonly 'checkout.delivery_standard': null
  readonly 'checkout.delivery_free': null
  readonly 'checkout.payment': null
  readonly 'checkout.card_number': null
  readonly 'checkout.card_expiry': null
  readonly 'checkout.card_cvc': null
  readonly 'checkout.coupon': null
  readonly 'checkout.apply': null
  readonly 'checkout.summary': null
  readonly 'checkout.pay': { readonly amount: string | number }
  readonly 'checkout.paying': null
  readonly 'checkout.back': null
  readonly 'checkout.declined': null
  readonly 'checkout.sold_out': { readonly name: string | number }
  readonly 'checkout.expired': null
  readonly 'checkout.error': null
  readonly 'checkout.complete.title': null
  readonly 'checkout.complete.text': { readonly number: string | number }
  readonly 'checkout.complete.summary': null
  readonly 'checkout.complete.continue': null
  readonly 'checkout.complete.orders': null
  readonly 'checkout.complete.create_account': null
  readonly 'checkout.complete.not_found': null
  readonly 'checkout.complete.not_found_text': null
  readonly 'checkout.complete.pending': null
  readonly 'mail.greeting': { readonly name: string | number }
  readonly 'mail.signature': { readonly store: string | number }
  readonly 'mail.reset.subject': null
  readonly 'mail.reset.text': null
  readonly 'mail.reset.ignore': null
  readonly 'mail.order.subject': { readonly number: string | number }
  readonly 'mail.order.text': null
  readonly 'mail.order.link': null
  readonly 'mail.welcome.subject': { readonly store: string | number }
  readonly 'mail.welcome.text': null
  readonly 'validation.email_required': null
  readonly 'validation.email_invalid': null
  readonly 'validation.password_required': null
  readonly 'validation.password_invalid': null
  readonly 'validation.password_too_short': null
  readonly 'validation.password_too_long': null
  readonly 'validation.passwords_differ': null
  readonly 'validation.first_name_required': null
  readonly 'validation.last_name_required': null
  readonly 'validation.field_required': null
  readonly 'validation.too_long': null
  readonly 'validation.country_required': null
  readonly 'validation.phone_invalid': null
  readonly 'validation.date_invalid': null
  readonly 'validation.number_invalid': null
  readonly 'validation.summary': { readonly count: number }
  readonly 'validation.zip_invalid': null
  readonly 'actions.add': null
  readonly 'actions.apply': null
  readonly 'actions.back': null
  readonly 'actions.cancel': null
  readonly 'actions.close': null
  readonly 'actions.confirm': null
  readonly 'actions.continue': null
  readonly 'actions.delete': null
  readonly 'actions.edit': null
  readonly 'actions.next': null
  readonly 'actions.previous': null
  readonly 'actions.refresh': null
  readonly 'actions.remove': null
  readonly 'actions.retry': null
  readonly 'actions.save': null
  readonly 'actions.saving': null
  readonly 'actions.send': null
  readonly 'actions.show_all': null
  readonly 'actions.show_less': null
  readonly 'actions.show_more': null
  readonly 'actions.undo': null
  readonly 'a11y.skip_to_content': null
  readonly 'a11y.loading': null
  readonly 'a11y.close': null
  readonly 'a11y.close_dialog': null
  readonly 'a11y.close_notification': null
  readonly 'a11y.notifications': null
  readonly 'a11y.required': null
  readonly 'a11y.increase': null
  readonly 'a11y.decrease': null
  readonly 'a11y.increase_name': { readonly name: string | number }
  readonly 'a11y.decrease_name': { readonly name: string | number }
  readonly 'a11y.previous_slide': null
  readonly 'a11y.next_slide': null
  readonly 'a11y.slide': { readonly index: string | number; readonly total: string | number }
  readonly 'a11y.carousel': null
  readonly 'a11y.go_to_slide': { readonly index: string | number }
  readonly 'a11y.stars': { readonly rating: string | number }
  readonly 'a11y.show_password': null
  readonly 'a11y.hide_password': null
  readonly 'a11y.new_window': null
  readonly 'a11y.selected': null
  readonly 'a11y.expand': { readonly name: string | number }
  readonly 'a11y.collapse': { readonly name: string | number }
  readonly 'a11y.progress': { readonly percent: string | number }
  readonly 'a11y.success': null
  readonly 'a11y.error': null
  readonly 'a11y.warning': null
  readonly 'a11y.info': null
  readonly 'location.delivering_to': { readonly country: string | number }
  readonly 'location.change': null
  readonly 'preview.banner': null
  readonly 'preview.exit': null
}
