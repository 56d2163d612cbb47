import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProductSource, VariantSource, UpSellSource, CrossSellSource, CategorySource, FeaturedCategorySource } from '../catalogue/sources.ts';
import type { GraphqlContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
  /** A decimal amount in major units of the currency (6.5 is six pounds fifty). */
  SafeNumber: { input: number; output: number; }
};

export type Mutation = {
  readonly addAccountAddress?: Maybe<SwellAccountAddress>;
  readonly addAccountCard?: Maybe<SwellAccountCard>;
  readonly addCartItem?: Maybe<SwellCart>;
  readonly addSubscriptionItem?: Maybe<SwellSubscriptionItem>;
  readonly applyCoupon?: Maybe<SwellCart>;
  readonly applyGiftcard?: Maybe<SwellCart>;
  readonly createAccount?: Maybe<SwellAccount>;
  readonly deleteAccountAddress?: Maybe<SwellAccountAddress>;
  readonly deleteAccountCard?: Maybe<SwellAccountCard>;
  readonly deleteCartItem?: Maybe<SwellCart>;
  readonly deleteSubscriptionItem?: Maybe<SwellSubscriptionItem>;
  readonly loginAccount?: Maybe<SuccessfulResponse>;
  readonly logoutAccount?: Maybe<SuccessfulResponse>;
  readonly recoverAccount?: Maybe<SuccessfulResponse>;
  readonly removeCoupon?: Maybe<SwellCart>;
  readonly removeGiftcard?: Maybe<SwellCart>;
  readonly sendAccountRecovery?: Maybe<SuccessfulResponse>;
  readonly updateAccount?: Maybe<SwellAccount>;
  readonly updateAccountAddress?: Maybe<SwellAccountAddress>;
  readonly updateAccountCard?: Maybe<SwellAccountCard>;
  readonly updateCart?: Maybe<SwellCart>;
  readonly updateCartItem?: Maybe<SwellCart>;
  readonly updateSession?: Maybe<Session>;
  readonly updateSubscription?: Maybe<SwellSubscription>;
  readonly updateSubscriptionItem?: Maybe<SwellSubscriptionItem>;
};


export type MutationAddAccountAddressArgs = {
  input?: InputMaybe<SwellAccountAddressInput>;
};


export type MutationAddAccountCardArgs = {
  input?: InputMaybe<SwellAccountCardInput>;
};


export type MutationAddCartItemArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<SwellCartItemInput>;
};


export type MutationAddSubscriptionItemArgs = {
  input?: InputMaybe<SwellSubscriptionItemInput>;
  subscriptionId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationApplyCouponArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


export type MutationApplyGiftcardArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateAccountArgs = {
  input?: InputMaybe<SwellAccountInput>;
};


export type MutationDeleteAccountAddressArgs = {
  addressId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteAccountCardArgs = {
  cardId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteCartItemArgs = {
  itemId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSubscriptionItemArgs = {
  itemId?: InputMaybe<Scalars['String']['input']>;
  subscriptionId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLoginAccountArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  passwordToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRecoverAccountArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
  passwordResetKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveGiftcardArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  giftcardId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendAccountRecoveryArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  passwordResetUrl?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateAccountArgs = {
  input?: InputMaybe<SwellAccountInput>;
};


export type MutationUpdateAccountAddressArgs = {
  addressId?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<SwellAccountAddressInput>;
};


export type MutationUpdateAccountCardArgs = {
  cardId?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<SwellAccountCardInput>;
};


export type MutationUpdateCartArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<SwellCartInput>;
};


export type MutationUpdateCartItemArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<SwellCartItemInput>;
  itemId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateSessionArgs = {
  input?: InputMaybe<SwellSessionInput>;
};


export type MutationUpdateSubscriptionArgs = {
  id?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<SwellSubscriptionInput>;
};


export type MutationUpdateSubscriptionItemArgs = {
  input?: InputMaybe<SwellSubscriptionItemInput>;
  itemId?: InputMaybe<Scalars['String']['input']>;
  subscriptionId?: InputMaybe<Scalars['String']['input']>;
};

export type Page = {
  readonly end?: Maybe<Scalars['Int']['output']>;
  readonly number?: Maybe<Scalars['Int']['output']>;
  readonly start?: Maybe<Scalars['Int']['output']>;
};

export type ProductPricing = {
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
};

export type Query = {
  readonly account?: Maybe<SwellAccount>;
  readonly attributes?: Maybe<SwellAttributes>;
  readonly cart?: Maybe<SwellCart>;
  readonly categories?: Maybe<SwellCategories>;
  readonly categoryById?: Maybe<SwellCategory>;
  readonly categoryBySlug?: Maybe<SwellCategory>;
  readonly contentPageBySlug?: Maybe<SwellContentPage>;
  readonly contentPages?: Maybe<SwellContentPages>;
  readonly menuSettings?: Maybe<SwellSettingsMenus>;
  readonly orderById?: Maybe<SwellOrder>;
  readonly orderByNumber?: Maybe<SwellOrder>;
  readonly orders?: Maybe<SwellOrders>;
  readonly productById?: Maybe<SwellProduct>;
  readonly productBySlug?: Maybe<SwellProduct>;
  readonly products?: Maybe<SwellProducts>;
  readonly session?: Maybe<Session>;
  readonly storeSettings?: Maybe<SwellSettings>;
  readonly subscriptionById?: Maybe<SwellSubscription>;
  readonly subscriptionSettings?: Maybe<SwellSettingsSubscriptions>;
  readonly subscriptions?: Maybe<SwellSubscriptions>;
};


export type QueryAccountArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAttributesArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['JSON']['input']>;
};


export type QueryCartArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCategoriesArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['JSON']['input']>;
};


export type QueryCategoryByIdArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCategoryBySlugArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContentPageBySlugArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  _preview?: InputMaybe<Scalars['Boolean']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContentPagesArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  _preview?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['JSON']['input']>;
};


export type QueryMenuSettingsArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrderByIdArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrderByNumberArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrdersArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['JSON']['input']>;
};


export type QueryProductByIdArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  _pricing?: InputMaybe<ProductPricing>;
  categories?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  category?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductBySlugArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  _pricing?: InputMaybe<ProductPricing>;
  categories?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  category?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductsArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  _pricing?: InputMaybe<ProductPricing>;
  categories?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['String']['input']>>>;
  category?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['JSON']['input']>;
};


export type QueryStoreSettingsArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySubscriptionByIdArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySubscriptionSettingsArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySubscriptionsArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['JSON']['input']>;
};

export type Session = {
  readonly accountId?: Maybe<Scalars['String']['output']>;
  readonly cartId?: Maybe<Scalars['String']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly locale?: Maybe<Scalars['String']['output']>;
  readonly publicKey?: Maybe<Scalars['String']['output']>;
};

export type SuccessfulResponse = {
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellAccount = {
  readonly addresses?: Maybe<SwellAccountsAddresses>;
  readonly billing?: Maybe<SwellAccountBilling>;
  readonly cards?: Maybe<SwellAccountsCards>;
  readonly dateCreated?: Maybe<Scalars['DateTime']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly emailOptin?: Maybe<Scalars['Boolean']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly group?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly orderCount?: Maybe<Scalars['Int']['output']>;
  readonly orders?: Maybe<ReadonlyArray<Maybe<SwellOrder>>>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly shipping?: Maybe<SwellAccountShipping>;
  readonly subscriptions?: Maybe<ReadonlyArray<Maybe<SwellSubscription>>>;
};


export type SwellAccountOrdersArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};


export type SwellAccountSubscriptionsArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};

export type SwellAccountAddress = {
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type SwellAccountAddressInput = {
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly zip?: InputMaybe<Scalars['String']['input']>;
};

export type SwellAccountBilling = {
  readonly accountCardId?: Maybe<Scalars['ID']['output']>;
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly card?: Maybe<SwellAccountBillingCard>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly method?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type SwellAccountBillingCard = {
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly displayBrand?: Maybe<Scalars['String']['output']>;
  readonly expMonth?: Maybe<Scalars['Int']['output']>;
  readonly expYear?: Maybe<Scalars['Int']['output']>;
  readonly last4?: Maybe<Scalars['String']['output']>;
  readonly test?: Maybe<Scalars['Boolean']['output']>;
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type SwellAccountBillingInput = {
  readonly accountCardId?: InputMaybe<Scalars['ID']['input']>;
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly method?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly zip?: InputMaybe<Scalars['String']['input']>;
};

export type SwellAccountCard = {
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly displayBrand?: Maybe<Scalars['String']['output']>;
  readonly expMonth?: Maybe<Scalars['Int']['output']>;
  readonly expYear?: Maybe<Scalars['Int']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly last4?: Maybe<Scalars['String']['output']>;
  readonly test?: Maybe<Scalars['Boolean']['output']>;
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type SwellAccountCardInput = {
  readonly active?: InputMaybe<Scalars['Boolean']['input']>;
  readonly expMonth?: InputMaybe<Scalars['Int']['input']>;
  readonly expYear?: InputMaybe<Scalars['Int']['input']>;
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type SwellAccountInput = {
  readonly billing?: InputMaybe<SwellAccountBillingInput>;
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly emailOptin?: InputMaybe<Scalars['Boolean']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly password?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly shipping?: InputMaybe<SwellAccountShippingInput>;
};

export type SwellAccountShipping = {
  readonly accountAddressId?: Maybe<Scalars['ID']['output']>;
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type SwellAccountShippingInput = {
  readonly accountAddressId?: InputMaybe<Scalars['ID']['input']>;
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly zip?: InputMaybe<Scalars['String']['input']>;
};

export type SwellAccountsAddresses = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellAccountAddress>>>;
};

export type SwellAccountsCards = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellAccountCard>>>;
};

export type SwellAttribute = {
  readonly default?: Maybe<Scalars['JSON']['output']>;
  readonly filterable?: Maybe<Scalars['Boolean']['output']>;
  readonly multi?: Maybe<Scalars['Boolean']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly searchable?: Maybe<Scalars['Boolean']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly values?: Maybe<ReadonlyArray<Maybe<Scalars['JSON']['output']>>>;
  readonly visible?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellAttributes = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellAttribute>>>;
};

export type SwellCart = {
  readonly abandoned?: Maybe<Scalars['Boolean']['output']>;
  readonly accountId?: Maybe<Scalars['ID']['output']>;
  readonly accountLoggedIn?: Maybe<Scalars['Boolean']['output']>;
  readonly billing?: Maybe<SwellCartBilling>;
  readonly checkoutId?: Maybe<Scalars['String']['output']>;
  readonly checkoutUrl?: Maybe<Scalars['String']['output']>;
  readonly coupon?: Maybe<SwellCartCoupon>;
  readonly couponCode?: Maybe<Scalars['String']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly currencyRate?: Maybe<Scalars['SafeNumber']['output']>;
  readonly dateCreated?: Maybe<Scalars['DateTime']['output']>;
  readonly discountTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<SwellCartDiscount>>>;
  readonly displayCurrency?: Maybe<Scalars['String']['output']>;
  readonly displayLocale?: Maybe<Scalars['String']['output']>;
  readonly giftcardTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly giftcards?: Maybe<ReadonlyArray<Maybe<SwellCartGiftcard>>>;
  readonly grandTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly guest?: Maybe<Scalars['Boolean']['output']>;
  readonly itemDiscount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly itemQuantity?: Maybe<Scalars['Int']['output']>;
  readonly itemTax?: Maybe<Scalars['SafeNumber']['output']>;
  readonly itemTaxIncluded?: Maybe<Scalars['Boolean']['output']>;
  readonly items?: Maybe<ReadonlyArray<Maybe<SwellCartItem>>>;
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly shipmentPrice?: Maybe<Scalars['SafeNumber']['output']>;
  readonly shipmentTax?: Maybe<Scalars['SafeNumber']['output']>;
  readonly shipmentTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly shipping?: Maybe<SwellCartShipping>;
  readonly subTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxIncludedTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<SwellCartTax>>>;
  readonly trial?: Maybe<Scalars['Boolean']['output']>;
  readonly trialGrandTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly trialSubTotal?: Maybe<Scalars['SafeNumber']['output']>;
};

export type SwellCartBilling = {
  readonly accountCardId?: Maybe<Scalars['ID']['output']>;
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly card?: Maybe<SwellCartBillingCard>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly method?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type SwellCartBillingCard = {
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly displayBrand?: Maybe<Scalars['String']['output']>;
  readonly expMonth?: Maybe<Scalars['Int']['output']>;
  readonly expYear?: Maybe<Scalars['Int']['output']>;
  readonly last4?: Maybe<Scalars['String']['output']>;
  readonly test?: Maybe<Scalars['Boolean']['output']>;
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type SwellCartBillingInput = {
  readonly accountCardId?: InputMaybe<Scalars['ID']['input']>;
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly method?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly zip?: InputMaybe<Scalars['String']['input']>;
};

export type SwellCartCoupon = {
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type SwellCartDiscount = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly rule?: Maybe<Scalars['JSON']['output']>;
  readonly sourceId?: Maybe<Scalars['ID']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
};

export type SwellCartGiftcard = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly codeFormatted?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly last4?: Maybe<Scalars['String']['output']>;
};

export type SwellCartInput = {
  readonly billing?: InputMaybe<SwellCartBillingInput>;
  readonly comments?: InputMaybe<Scalars['String']['input']>;
  readonly couponCode?: InputMaybe<Scalars['String']['input']>;
  readonly items?: InputMaybe<ReadonlyArray<InputMaybe<SwellCartItemInput>>>;
  readonly shipping?: InputMaybe<SwellCartShippingInput>;
};

export type SwellCartItem = {
  readonly discountEach?: Maybe<Scalars['SafeNumber']['output']>;
  readonly discountTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<SwellCartItemOption>>>;
  readonly origPrice?: Maybe<Scalars['SafeNumber']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly priceTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly product?: Maybe<SwellProduct>;
  readonly productId?: Maybe<Scalars['ID']['output']>;
  readonly purchaseOption?: Maybe<SwellCartItemPurchaseOption>;
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  readonly taxEach?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<SwellCartItemTax>>>;
  readonly variant?: Maybe<SwellProductVariant>;
  readonly variantId?: Maybe<Scalars['ID']['output']>;
};

export type SwellCartItemInput = {
  readonly options?: InputMaybe<ReadonlyArray<InputMaybe<SwellCartItemOptionInput>>>;
  readonly productId?: InputMaybe<Scalars['ID']['input']>;
  readonly purchaseOption?: InputMaybe<SwellCartItemPurchaseOptionInput>;
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
  readonly variantId?: InputMaybe<Scalars['ID']['input']>;
};

export type SwellCartItemOption = {
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
  readonly valueId?: Maybe<Scalars['ID']['output']>;
  readonly variant?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellCartItemOptionInput = {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly value?: InputMaybe<Scalars['String']['input']>;
  readonly valueId?: InputMaybe<Scalars['ID']['input']>;
};

export type SwellCartItemPurchaseOption = {
  readonly billingSchedule?: Maybe<SwellCartItemPurchaseOptionBillingSchedule>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly orderSchedule?: Maybe<SwellCartItemPurchaseOptionOrderSchedule>;
  readonly planDescription?: Maybe<Scalars['String']['output']>;
  readonly planId?: Maybe<Scalars['ID']['output']>;
  readonly planName?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly trialDays?: Maybe<Scalars['Int']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
};

export type SwellCartItemPurchaseOptionBillingSchedule = {
  readonly interval?: Maybe<Scalars['String']['output']>;
  readonly intervalCount?: Maybe<Scalars['Int']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
  readonly trialDays?: Maybe<Scalars['Int']['output']>;
};

export type SwellCartItemPurchaseOptionInput = {
  readonly planId?: InputMaybe<Scalars['ID']['input']>;
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

export type SwellCartItemPurchaseOptionOrderSchedule = {
  readonly interval?: Maybe<Scalars['String']['output']>;
  readonly intervalCount?: Maybe<Scalars['Int']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
};

export type SwellCartItemTax = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
};

export type SwellCartShipping = {
  readonly accountAddressId?: Maybe<Scalars['ID']['output']>;
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly service?: Maybe<Scalars['String']['output']>;
  readonly serviceName?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type SwellCartShippingInput = {
  readonly accountAddressId?: InputMaybe<Scalars['ID']['input']>;
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly service?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly zip?: InputMaybe<Scalars['String']['input']>;
};

export type SwellCartTax = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly priority?: Maybe<Scalars['Int']['output']>;
  readonly rate?: Maybe<Scalars['SafeNumber']['output']>;
  readonly shipping?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellCategories = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellCategory>>>;
};

export type SwellCategory = {
  readonly children?: Maybe<ReadonlyArray<Maybe<SwellCategory>>>;
  readonly content?: Maybe<SwellCategoryContent>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly images?: Maybe<ReadonlyArray<Maybe<SwellCategoryImage>>>;
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  readonly metaKeywords?: Maybe<Scalars['String']['output']>;
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly parent?: Maybe<SwellCategory>;
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  readonly products?: Maybe<ReadonlyArray<Maybe<SwellProduct>>>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly sort?: Maybe<Scalars['Int']['output']>;
};


export type SwellCategoryChildrenArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};


export type SwellCategoryParentArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};


export type SwellCategoryProductsArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};

export type SwellCategoryContent = {
  readonly enableQuickAdd?: Maybe<Scalars['Boolean']['output']>;
  readonly featuredCategories?: Maybe<ReadonlyArray<Maybe<SwellCategoryContentFeaturedCategory>>>;
  readonly productsPerRow?: Maybe<Scalars['String']['output']>;
  readonly showFeaturedCategories?: Maybe<Scalars['Boolean']['output']>;
  readonly showProductsDescription?: Maybe<Scalars['Boolean']['output']>;
  readonly showProductsPrice?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellCategoryContentFeaturedCategory = {
  readonly category?: Maybe<SwellCategory>;
  readonly categoryId?: Maybe<Scalars['ID']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
};


export type SwellCategoryContentFeaturedCategoryCategoryArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};

export type SwellCategoryImage = {
  readonly caption?: Maybe<Scalars['String']['output']>;
  readonly file?: Maybe<SwellCategoryImageFile>;
  readonly id?: Maybe<Scalars['ID']['output']>;
};

export type SwellCategoryImageFile = {
  readonly height?: Maybe<Scalars['Int']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['Int']['output']>;
};

export type SwellContentPage = {
  readonly dateCreated?: Maybe<Scalars['DateTime']['output']>;
  readonly dateUpdated?: Maybe<Scalars['DateTime']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  readonly metaKeywords?: Maybe<Scalars['String']['output']>;
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly published?: Maybe<Scalars['Boolean']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
};

export type SwellContentPages = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellContentPage>>>;
};

export type SwellOrder = {
  readonly accountId?: Maybe<Scalars['ID']['output']>;
  readonly billing?: Maybe<SwellOrderBilling>;
  readonly canceled?: Maybe<Scalars['Boolean']['output']>;
  readonly comments?: Maybe<Scalars['String']['output']>;
  readonly coupon?: Maybe<SwellOrderCoupon>;
  readonly couponCode?: Maybe<Scalars['String']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly dateCreated?: Maybe<Scalars['DateTime']['output']>;
  readonly delivered?: Maybe<Scalars['Boolean']['output']>;
  readonly discountTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<SwellOrderDiscount>>>;
  readonly giftcardTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly giftcards?: Maybe<ReadonlyArray<Maybe<SwellOrderGiftcard>>>;
  readonly grandTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly itemQuantity?: Maybe<Scalars['Int']['output']>;
  readonly items?: Maybe<ReadonlyArray<Maybe<SwellOrderItem>>>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly paid?: Maybe<Scalars['Boolean']['output']>;
  readonly payments?: Maybe<SwellOrdersPayments>;
  readonly refundTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly refunds?: Maybe<SwellOrdersRefunds>;
  readonly shipmentPrice?: Maybe<Scalars['SafeNumber']['output']>;
  readonly shipmentTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly shipments?: Maybe<SwellOrdersShipments>;
  readonly shipping?: Maybe<SwellOrderShipping>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly subTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxIncludedTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<SwellOrderTax>>>;
};

export type SwellOrderBilling = {
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly card?: Maybe<SwellOrderBillingCard>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly method?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type SwellOrderBillingCard = {
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly displayBrand?: Maybe<Scalars['String']['output']>;
  readonly expMonth?: Maybe<Scalars['Int']['output']>;
  readonly expYear?: Maybe<Scalars['Int']['output']>;
  readonly last4?: Maybe<Scalars['String']['output']>;
  readonly test?: Maybe<Scalars['Boolean']['output']>;
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type SwellOrderCoupon = {
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type SwellOrderDiscount = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly rule?: Maybe<Scalars['JSON']['output']>;
  readonly sourceId?: Maybe<Scalars['ID']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
};

export type SwellOrderGiftcard = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly codeFormatted?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly last4?: Maybe<Scalars['String']['output']>;
};

export type SwellOrderItem = {
  readonly discountEach?: Maybe<Scalars['SafeNumber']['output']>;
  readonly discountTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<SwellOrderItemOption>>>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly priceTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly product?: Maybe<SwellProduct>;
  readonly productId?: Maybe<Scalars['ID']['output']>;
  readonly purchaseOption?: Maybe<SwellOrderItemPurchaseOption>;
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  readonly quantityDelivered?: Maybe<Scalars['Int']['output']>;
  readonly quantityReturned?: Maybe<Scalars['Int']['output']>;
  readonly taxEach?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<SwellOrderItemTax>>>;
  readonly variant?: Maybe<SwellProductVariant>;
  readonly variantId?: Maybe<Scalars['ID']['output']>;
};

export type SwellOrderItemOption = {
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
  readonly valueId?: Maybe<Scalars['ID']['output']>;
  readonly variant?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellOrderItemPurchaseOption = {
  readonly billingSchedule?: Maybe<SwellOrderItemPurchaseOptionBillingSchedule>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly orderSchedule?: Maybe<SwellOrderItemPurchaseOptionOrderSchedule>;
  readonly planDescription?: Maybe<Scalars['String']['output']>;
  readonly planId?: Maybe<Scalars['ID']['output']>;
  readonly planName?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
};

export type SwellOrderItemPurchaseOptionBillingSchedule = {
  readonly interval?: Maybe<Scalars['String']['output']>;
  readonly intervalCount?: Maybe<Scalars['Int']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
  readonly trialDays?: Maybe<Scalars['Int']['output']>;
};

export type SwellOrderItemPurchaseOptionOrderSchedule = {
  readonly interval?: Maybe<Scalars['String']['output']>;
  readonly intervalCount?: Maybe<Scalars['Int']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
};

export type SwellOrderItemTax = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
};

export type SwellOrderPayment = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly amountRefunded?: Maybe<Scalars['SafeNumber']['output']>;
  readonly card?: Maybe<SwellOrderPaymentCard>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly dateCreated?: Maybe<Scalars['DateTime']['output']>;
  readonly method?: Maybe<Scalars['String']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellOrderPaymentCard = {
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly displayBrand?: Maybe<Scalars['String']['output']>;
  readonly expMonth?: Maybe<Scalars['Int']['output']>;
  readonly expYear?: Maybe<Scalars['Int']['output']>;
  readonly last4?: Maybe<Scalars['String']['output']>;
  readonly test?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellOrderRefund = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly dateCreated?: Maybe<Scalars['DateTime']['output']>;
  readonly method?: Maybe<Scalars['String']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellOrderShipment = {
  readonly canceled?: Maybe<Scalars['Boolean']['output']>;
  readonly carrier?: Maybe<Scalars['String']['output']>;
  readonly carrierName?: Maybe<Scalars['String']['output']>;
  readonly dateCreated?: Maybe<Scalars['DateTime']['output']>;
  readonly dateEstimated?: Maybe<Scalars['DateTime']['output']>;
  readonly items?: Maybe<ReadonlyArray<Maybe<SwellOrderShipmentItem>>>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly serviceName?: Maybe<Scalars['String']['output']>;
  readonly trackingCode?: Maybe<Scalars['String']['output']>;
};

export type SwellOrderShipmentItem = {
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly orderItemId?: Maybe<Scalars['ID']['output']>;
  readonly productId?: Maybe<Scalars['ID']['output']>;
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  readonly variantId?: Maybe<Scalars['ID']['output']>;
};

export type SwellOrderShipping = {
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly service?: Maybe<Scalars['String']['output']>;
  readonly serviceName?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type SwellOrderTax = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly priority?: Maybe<Scalars['Int']['output']>;
  readonly rate?: Maybe<Scalars['SafeNumber']['output']>;
  readonly shipping?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellOrders = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellOrder>>>;
};

export type SwellOrdersPayments = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellOrderPayment>>>;
};

export type SwellOrdersRefunds = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellOrderRefund>>>;
};

export type SwellOrdersShipments = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellOrderShipment>>>;
};

export type SwellProduct = {
  readonly attributes?: Maybe<Scalars['JSON']['output']>;
  readonly categories?: Maybe<ReadonlyArray<Maybe<SwellCategory>>>;
  readonly content?: Maybe<SwellProductContent>;
  readonly crossSells?: Maybe<ReadonlyArray<Maybe<SwellProductCrossSell>>>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly delivery?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly images?: Maybe<ReadonlyArray<Maybe<SwellProductImage>>>;
  readonly metaDescription?: Maybe<Scalars['String']['output']>;
  readonly metaTitle?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<SwellProductOption>>>;
  readonly origPrice?: Maybe<Scalars['SafeNumber']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly prices?: Maybe<ReadonlyArray<Maybe<SwellProductPrice>>>;
  readonly purchaseOptions?: Maybe<SwellProductPurchaseOptions>;
  readonly sale?: Maybe<Scalars['Boolean']['output']>;
  readonly salePrice?: Maybe<Scalars['SafeNumber']['output']>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly slug?: Maybe<Scalars['String']['output']>;
  readonly stockLevel?: Maybe<Scalars['Int']['output']>;
  readonly stockPurchasable?: Maybe<Scalars['Boolean']['output']>;
  readonly stockStatus?: Maybe<Scalars['String']['output']>;
  readonly stockTracking?: Maybe<Scalars['Boolean']['output']>;
  readonly tags?: Maybe<ReadonlyArray<Maybe<Scalars['String']['output']>>>;
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly upSells?: Maybe<ReadonlyArray<Maybe<SwellProductUpSell>>>;
  readonly variants?: Maybe<SwellProductsVariants>;
};


export type SwellProductCategoriesArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};

export type SwellProductContent = {
  readonly calloutDescription?: Maybe<Scalars['String']['output']>;
  readonly calloutTitle?: Maybe<Scalars['String']['output']>;
  readonly enableProductCounter?: Maybe<Scalars['Boolean']['output']>;
  readonly expandableDetails?: Maybe<ReadonlyArray<Maybe<SwellProductContentExpandableDetail>>>;
  readonly layoutOptions?: Maybe<Scalars['String']['output']>;
  readonly lowStockIndicator?: Maybe<Scalars['Int']['output']>;
  readonly productHighlights?: Maybe<ReadonlyArray<Maybe<SwellProductContentProductHighlight>>>;
  readonly showStockLevels?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellProductContentExpandableDetail = {
  readonly details?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
};

export type SwellProductContentProductHighlight = {
  readonly customIcon?: Maybe<SwellProductContentProductHighlightCustomIcon>;
  readonly icon?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly label?: Maybe<Scalars['String']['output']>;
};

export type SwellProductContentProductHighlightCustomIcon = {
  readonly height?: Maybe<Scalars['Int']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['Int']['output']>;
};

export type SwellProductCrossSell = {
  readonly discountAmount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly discountPercent?: Maybe<Scalars['SafeNumber']['output']>;
  readonly discountType?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly product?: Maybe<SwellProduct>;
  readonly productId?: Maybe<Scalars['ID']['output']>;
};


export type SwellProductCrossSellProductArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};

export type SwellProductImage = {
  readonly caption?: Maybe<Scalars['String']['output']>;
  readonly file?: Maybe<SwellProductImageFile>;
  readonly id?: Maybe<Scalars['ID']['output']>;
};

export type SwellProductImageFile = {
  readonly height?: Maybe<Scalars['Int']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['Int']['output']>;
};

export type SwellProductOption = {
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  readonly attributeId?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly inputHint?: Maybe<Scalars['String']['output']>;
  readonly inputType?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  readonly parentValueIds?: Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>;
  readonly required?: Maybe<Scalars['Boolean']['output']>;
  readonly values?: Maybe<ReadonlyArray<Maybe<SwellProductOptionValue>>>;
  readonly variant?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellProductOptionValue = {
  readonly color?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
};

export type SwellProductPrice = {
  readonly accountGroup?: Maybe<Scalars['String']['output']>;
  readonly discountPercent?: Maybe<Scalars['SafeNumber']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly quantityMax?: Maybe<Scalars['Int']['output']>;
  readonly quantityMin?: Maybe<Scalars['Int']['output']>;
};

export type SwellProductPurchaseOptions = {
  readonly standard?: Maybe<SwellProductPurchaseOptionsStandard>;
  readonly subscription?: Maybe<SwellProductPurchaseOptionsSubscription>;
};

export type SwellProductPurchaseOptionsStandard = {
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly origPrice?: Maybe<Scalars['SafeNumber']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly prices?: Maybe<ReadonlyArray<Maybe<SwellProductPurchaseOptionsStandardPrice>>>;
  readonly sale?: Maybe<Scalars['Boolean']['output']>;
  readonly salePrice?: Maybe<Scalars['SafeNumber']['output']>;
};

export type SwellProductPurchaseOptionsStandardPrice = {
  readonly accountGroup?: Maybe<Scalars['String']['output']>;
  readonly discountPercent?: Maybe<Scalars['SafeNumber']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly quantityMax?: Maybe<Scalars['Int']['output']>;
  readonly quantityMin?: Maybe<Scalars['Int']['output']>;
};

export type SwellProductPurchaseOptionsSubscription = {
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly plans?: Maybe<ReadonlyArray<Maybe<SwellProductPurchaseOptionsSubscriptionPlan>>>;
};

export type SwellProductPurchaseOptionsSubscriptionPlan = {
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  readonly billingSchedule?: Maybe<SwellProductPurchaseOptionsSubscriptionPlanBillingSchedule>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly orderSchedule?: Maybe<SwellProductPurchaseOptionsSubscriptionPlanOrderSchedule>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
};

export type SwellProductPurchaseOptionsSubscriptionPlanBillingSchedule = {
  readonly interval?: Maybe<Scalars['String']['output']>;
  readonly intervalCount?: Maybe<Scalars['Int']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
  readonly trialDays?: Maybe<Scalars['Int']['output']>;
};

export type SwellProductPurchaseOptionsSubscriptionPlanOrderSchedule = {
  readonly interval?: Maybe<Scalars['String']['output']>;
  readonly intervalCount?: Maybe<Scalars['Int']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
};

export type SwellProductUpSell = {
  readonly product?: Maybe<SwellProduct>;
  readonly productId?: Maybe<Scalars['ID']['output']>;
};


export type SwellProductUpSellProductArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};

export type SwellProductVariant = {
  readonly attributes?: Maybe<Scalars['JSON']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly images?: Maybe<ReadonlyArray<Maybe<SwellProductVariantImage>>>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly optionValueIds?: Maybe<ReadonlyArray<Maybe<Scalars['ID']['output']>>>;
  readonly origPrice?: Maybe<Scalars['SafeNumber']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly prices?: Maybe<ReadonlyArray<Maybe<SwellProductVariantPrice>>>;
  readonly purchaseOptions?: Maybe<SwellProductVariantPurchaseOptions>;
  readonly sku?: Maybe<Scalars['String']['output']>;
  readonly stockLevel?: Maybe<Scalars['Int']['output']>;
};

export type SwellProductVariantImage = {
  readonly caption?: Maybe<Scalars['String']['output']>;
  readonly file?: Maybe<SwellProductVariantImageFile>;
  readonly id?: Maybe<Scalars['ID']['output']>;
};

export type SwellProductVariantImageFile = {
  readonly height?: Maybe<Scalars['Int']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly width?: Maybe<Scalars['Int']['output']>;
};

export type SwellProductVariantPrice = {
  readonly accountGroup?: Maybe<Scalars['String']['output']>;
  readonly discountPercent?: Maybe<Scalars['SafeNumber']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly quantityMax?: Maybe<Scalars['Int']['output']>;
  readonly quantityMin?: Maybe<Scalars['Int']['output']>;
};

export type SwellProductVariantPurchaseOptions = {
  readonly standard?: Maybe<SwellProductVariantPurchaseOptionsStandard>;
};

export type SwellProductVariantPurchaseOptionsStandard = {
  readonly origPrice?: Maybe<Scalars['SafeNumber']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly prices?: Maybe<ReadonlyArray<Maybe<SwellProductVariantPurchaseOptionsStandardPrice>>>;
  readonly sale?: Maybe<Scalars['Boolean']['output']>;
  readonly salePrice?: Maybe<Scalars['SafeNumber']['output']>;
};

export type SwellProductVariantPurchaseOptionsStandardPrice = {
  readonly accountGroup?: Maybe<Scalars['String']['output']>;
  readonly discountPercent?: Maybe<Scalars['SafeNumber']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly quantityMax?: Maybe<Scalars['Int']['output']>;
  readonly quantityMin?: Maybe<Scalars['Int']['output']>;
};

export type SwellProducts = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellProduct>>>;
};

export type SwellProductsVariants = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellProductVariant>>>;
};

export type SwellSessionInput = {
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  readonly locale?: InputMaybe<Scalars['String']['input']>;
};

export type SwellSettings = {
  readonly store?: Maybe<SwellSettingsStore>;
  readonly values?: Maybe<Scalars['JSON']['output']>;
};

export type SwellSettingsMenus = {
  readonly sections?: Maybe<ReadonlyArray<Maybe<SwellSettingsMenusSection>>>;
};

export type SwellSettingsMenusSection = {
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly items?: Maybe<ReadonlyArray<Maybe<Scalars['JSON']['output']>>>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type SwellSettingsStore = {
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly currencies?: Maybe<ReadonlyArray<Maybe<SwellSettingsStoreCurrency>>>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly homePage?: Maybe<Scalars['String']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly locale?: Maybe<Scalars['String']['output']>;
  readonly locales?: Maybe<ReadonlyArray<Maybe<SwellSettingsStoreLocale>>>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly publicKey?: Maybe<Scalars['String']['output']>;
  readonly supportEmail?: Maybe<Scalars['String']['output']>;
  readonly supportPhone?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['String']['output']>;
};

export type SwellSettingsStoreCurrency = {
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly decimals?: Maybe<Scalars['Int']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly priced?: Maybe<Scalars['Boolean']['output']>;
  readonly rate?: Maybe<Scalars['SafeNumber']['output']>;
  readonly symbol?: Maybe<Scalars['String']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
};

export type SwellSettingsStoreLocale = {
  readonly code?: Maybe<Scalars['String']['output']>;
  readonly fallback?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
};

export type SwellSettingsSubscriptions = {
  readonly features?: Maybe<Scalars['JSON']['output']>;
  readonly pauseNextSkipThreshold?: Maybe<Scalars['Int']['output']>;
};

export type SwellSubscription = {
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  readonly billing?: Maybe<SwellSubscriptionBilling>;
  readonly billingSchedule?: Maybe<SwellSubscriptionBillingSchedule>;
  readonly cancelAtEnd?: Maybe<Scalars['Boolean']['output']>;
  readonly canceled?: Maybe<Scalars['Boolean']['output']>;
  readonly couponCode?: Maybe<Scalars['String']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly dateCanceled?: Maybe<Scalars['DateTime']['output']>;
  readonly dateCreated?: Maybe<Scalars['DateTime']['output']>;
  readonly dateOrderPeriodEnd?: Maybe<Scalars['DateTime']['output']>;
  readonly datePauseEnd?: Maybe<Scalars['DateTime']['output']>;
  readonly datePaused?: Maybe<Scalars['DateTime']['output']>;
  readonly datePeriodEnd?: Maybe<Scalars['DateTime']['output']>;
  readonly datePeriodStart?: Maybe<Scalars['DateTime']['output']>;
  readonly dateTrialEnd?: Maybe<Scalars['DateTime']['output']>;
  readonly dateTrialStart?: Maybe<Scalars['DateTime']['output']>;
  readonly discountTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly discounts?: Maybe<ReadonlyArray<Maybe<SwellSubscriptionDiscount>>>;
  readonly grandTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly interval?: Maybe<Scalars['String']['output']>;
  readonly intervalCount?: Maybe<Scalars['Int']['output']>;
  readonly itemTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly items?: Maybe<ReadonlyArray<Maybe<SwellSubscriptionItem>>>;
  readonly number?: Maybe<Scalars['String']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<SwellSubscriptionOption>>>;
  readonly orderId?: Maybe<Scalars['ID']['output']>;
  readonly orderSchedule?: Maybe<SwellSubscriptionOrderSchedule>;
  readonly orders?: Maybe<SwellOrders>;
  readonly paid?: Maybe<Scalars['Boolean']['output']>;
  readonly paused?: Maybe<Scalars['Boolean']['output']>;
  readonly planId?: Maybe<Scalars['ID']['output']>;
  readonly planName?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly priceTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly product?: Maybe<SwellProduct>;
  readonly productId?: Maybe<Scalars['ID']['output']>;
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  readonly recurringTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly shipmentTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly shipping?: Maybe<SwellSubscriptionShipping>;
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly subTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxIncludedTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly taxes?: Maybe<ReadonlyArray<Maybe<SwellSubscriptionTax>>>;
  readonly trial?: Maybe<Scalars['Boolean']['output']>;
  readonly unpaid?: Maybe<Scalars['Boolean']['output']>;
  readonly variant?: Maybe<SwellProductVariant>;
  readonly variantId?: Maybe<Scalars['ID']['output']>;
};


export type SwellSubscriptionOrdersArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<Scalars['JSON']['input']>;
};

export type SwellSubscriptionBilling = {
  readonly accountCardId?: Maybe<Scalars['ID']['output']>;
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly card?: Maybe<SwellSubscriptionBillingCard>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly method?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly useAccount?: Maybe<Scalars['Boolean']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type SwellSubscriptionBillingCard = {
  readonly brand?: Maybe<Scalars['String']['output']>;
  readonly displayBrand?: Maybe<Scalars['String']['output']>;
  readonly expMonth?: Maybe<Scalars['Int']['output']>;
  readonly expYear?: Maybe<Scalars['Int']['output']>;
  readonly last4?: Maybe<Scalars['String']['output']>;
  readonly test?: Maybe<Scalars['Boolean']['output']>;
  readonly token?: Maybe<Scalars['String']['output']>;
};

export type SwellSubscriptionBillingInput = {
  readonly accountCardId?: InputMaybe<Scalars['ID']['input']>;
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly method?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly useAccount?: InputMaybe<Scalars['Boolean']['input']>;
  readonly zip?: InputMaybe<Scalars['String']['input']>;
};

export type SwellSubscriptionBillingSchedule = {
  readonly dateLimitEnd?: Maybe<Scalars['DateTime']['output']>;
  readonly interval?: Maybe<Scalars['String']['output']>;
  readonly intervalCount?: Maybe<Scalars['Int']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
  readonly limitCurrent?: Maybe<Scalars['Int']['output']>;
  readonly trialDays?: Maybe<Scalars['Int']['output']>;
};

export type SwellSubscriptionBillingScheduleInput = {
  readonly dateLimitEnd?: InputMaybe<Scalars['DateTime']['input']>;
  readonly interval?: InputMaybe<Scalars['String']['input']>;
  readonly intervalCount?: InputMaybe<Scalars['Int']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly limitCurrent?: InputMaybe<Scalars['Int']['input']>;
  readonly trialDays?: InputMaybe<Scalars['Int']['input']>;
};

export type SwellSubscriptionDiscount = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly rule?: Maybe<Scalars['JSON']['output']>;
  readonly sourceId?: Maybe<Scalars['ID']['output']>;
  readonly type?: Maybe<Scalars['String']['output']>;
};

export type SwellSubscriptionInput = {
  readonly billing?: InputMaybe<SwellSubscriptionBillingInput>;
  readonly billingSchedule?: InputMaybe<SwellSubscriptionBillingScheduleInput>;
  readonly cancelAtEnd?: InputMaybe<Scalars['Boolean']['input']>;
  readonly canceled?: InputMaybe<Scalars['Boolean']['input']>;
  readonly couponCode?: InputMaybe<Scalars['String']['input']>;
  readonly datePauseEnd?: InputMaybe<Scalars['DateTime']['input']>;
  readonly items?: InputMaybe<ReadonlyArray<InputMaybe<SwellSubscriptionItemInput>>>;
  readonly options?: InputMaybe<ReadonlyArray<InputMaybe<SwellSubscriptionOptionInput>>>;
  readonly paused?: InputMaybe<Scalars['Boolean']['input']>;
  readonly planId?: InputMaybe<Scalars['ID']['input']>;
  readonly productId?: InputMaybe<Scalars['ID']['input']>;
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
  readonly shipping?: InputMaybe<SwellSubscriptionShippingInput>;
  readonly variantId?: InputMaybe<Scalars['ID']['input']>;
};

export type SwellSubscriptionItem = {
  readonly discountTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly options?: Maybe<ReadonlyArray<Maybe<SwellSubscriptionItemOption>>>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly priceTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly product?: Maybe<SwellProduct>;
  readonly productId?: Maybe<Scalars['ID']['output']>;
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  readonly taxTotal?: Maybe<Scalars['SafeNumber']['output']>;
  readonly variantId?: Maybe<Scalars['ID']['output']>;
};


export type SwellSubscriptionItemProductArgs = {
  _currency?: InputMaybe<Scalars['String']['input']>;
  _locale?: InputMaybe<Scalars['String']['input']>;
};

export type SwellSubscriptionItemInput = {
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  readonly options?: InputMaybe<ReadonlyArray<InputMaybe<SwellSubscriptionItemOptionInput>>>;
  readonly productId?: InputMaybe<Scalars['ID']['input']>;
  readonly quantity?: InputMaybe<Scalars['Int']['input']>;
  readonly variantId?: InputMaybe<Scalars['ID']['input']>;
};

export type SwellSubscriptionItemOption = {
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
  readonly valueId?: Maybe<Scalars['ID']['output']>;
  readonly variant?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellSubscriptionItemOptionInput = {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly value?: InputMaybe<Scalars['String']['input']>;
  readonly valueId?: InputMaybe<Scalars['ID']['input']>;
};

export type SwellSubscriptionOption = {
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly value?: Maybe<Scalars['String']['output']>;
  readonly valueId?: Maybe<Scalars['ID']['output']>;
  readonly variant?: Maybe<Scalars['Boolean']['output']>;
};

export type SwellSubscriptionOptionInput = {
  readonly id?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly value?: InputMaybe<Scalars['String']['input']>;
  readonly valueId?: InputMaybe<Scalars['ID']['input']>;
};

export type SwellSubscriptionOrderSchedule = {
  readonly dateLimitEnd?: Maybe<Scalars['DateTime']['output']>;
  readonly interval?: Maybe<Scalars['String']['output']>;
  readonly intervalCount?: Maybe<Scalars['Int']['output']>;
  readonly limit?: Maybe<Scalars['Int']['output']>;
  readonly limitCurrent?: Maybe<Scalars['Int']['output']>;
};

export type SwellSubscriptionShipping = {
  readonly accountAddressId?: Maybe<Scalars['ID']['output']>;
  readonly address1?: Maybe<Scalars['String']['output']>;
  readonly address2?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly phone?: Maybe<Scalars['String']['output']>;
  readonly price?: Maybe<Scalars['SafeNumber']['output']>;
  readonly service?: Maybe<Scalars['String']['output']>;
  readonly serviceName?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly useAccount?: Maybe<Scalars['Boolean']['output']>;
  readonly zip?: Maybe<Scalars['String']['output']>;
};

export type SwellSubscriptionShippingInput = {
  readonly accountAddressId?: InputMaybe<Scalars['ID']['input']>;
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly address2?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly useAccount?: InputMaybe<Scalars['Boolean']['input']>;
  readonly zip?: InputMaybe<Scalars['String']['input']>;
};

export type SwellSubscriptionTax = {
  readonly amount?: Maybe<Scalars['SafeNumber']['output']>;
  readonly id?: Maybe<Scalars['String']['output']>;
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly priority?: Maybe<Scalars['Int']['output']>;
  readonly rate?: Maybe<Scalars['SafeNumber']['output']>;
};

export type SwellSubscriptions = {
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly page?: Maybe<Scalars['Int']['output']>;
  readonly pageCount?: Maybe<Scalars['Int']['output']>;
  readonly pages?: Maybe<ReadonlyArray<Maybe<Page>>>;
  readonly results?: Maybe<ReadonlyArray<Maybe<SwellSubscription>>>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Page: ResolverTypeWrapper<Page>;
  ProductPricing: ProductPricing;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SafeNumber: ResolverTypeWrapper<Scalars['SafeNumber']['output']>;
  Session: ResolverTypeWrapper<Session>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SuccessfulResponse: ResolverTypeWrapper<SuccessfulResponse>;
  SwellAccount: ResolverTypeWrapper<Omit<SwellAccount, 'orders' | 'subscriptions'> & { orders?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrder']>>>, subscriptions?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSubscription']>>> }>;
  SwellAccountAddress: ResolverTypeWrapper<SwellAccountAddress>;
  SwellAccountAddressInput: SwellAccountAddressInput;
  SwellAccountBilling: ResolverTypeWrapper<SwellAccountBilling>;
  SwellAccountBillingCard: ResolverTypeWrapper<SwellAccountBillingCard>;
  SwellAccountBillingInput: SwellAccountBillingInput;
  SwellAccountCard: ResolverTypeWrapper<SwellAccountCard>;
  SwellAccountCardInput: SwellAccountCardInput;
  SwellAccountInput: SwellAccountInput;
  SwellAccountShipping: ResolverTypeWrapper<SwellAccountShipping>;
  SwellAccountShippingInput: SwellAccountShippingInput;
  SwellAccountsAddresses: ResolverTypeWrapper<SwellAccountsAddresses>;
  SwellAccountsCards: ResolverTypeWrapper<SwellAccountsCards>;
  SwellAttribute: ResolverTypeWrapper<SwellAttribute>;
  SwellAttributes: ResolverTypeWrapper<SwellAttributes>;
  SwellCart: ResolverTypeWrapper<Omit<SwellCart, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCartItem']>>> }>;
  SwellCartBilling: ResolverTypeWrapper<SwellCartBilling>;
  SwellCartBillingCard: ResolverTypeWrapper<SwellCartBillingCard>;
  SwellCartBillingInput: SwellCartBillingInput;
  SwellCartCoupon: ResolverTypeWrapper<SwellCartCoupon>;
  SwellCartDiscount: ResolverTypeWrapper<SwellCartDiscount>;
  SwellCartGiftcard: ResolverTypeWrapper<SwellCartGiftcard>;
  SwellCartInput: SwellCartInput;
  SwellCartItem: ResolverTypeWrapper<Omit<SwellCartItem, 'product' | 'variant'> & { product?: Maybe<ResolversTypes['SwellProduct']>, variant?: Maybe<ResolversTypes['SwellProductVariant']> }>;
  SwellCartItemInput: SwellCartItemInput;
  SwellCartItemOption: ResolverTypeWrapper<SwellCartItemOption>;
  SwellCartItemOptionInput: SwellCartItemOptionInput;
  SwellCartItemPurchaseOption: ResolverTypeWrapper<SwellCartItemPurchaseOption>;
  SwellCartItemPurchaseOptionBillingSchedule: ResolverTypeWrapper<SwellCartItemPurchaseOptionBillingSchedule>;
  SwellCartItemPurchaseOptionInput: SwellCartItemPurchaseOptionInput;
  SwellCartItemPurchaseOptionOrderSchedule: ResolverTypeWrapper<SwellCartItemPurchaseOptionOrderSchedule>;
  SwellCartItemTax: ResolverTypeWrapper<SwellCartItemTax>;
  SwellCartShipping: ResolverTypeWrapper<SwellCartShipping>;
  SwellCartShippingInput: SwellCartShippingInput;
  SwellCartTax: ResolverTypeWrapper<SwellCartTax>;
  SwellCategories: ResolverTypeWrapper<Omit<SwellCategories, 'results'> & { results?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCategory']>>> }>;
  SwellCategory: ResolverTypeWrapper<CategorySource>;
  SwellCategoryContent: ResolverTypeWrapper<Omit<SwellCategoryContent, 'featuredCategories'> & { featuredCategories?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCategoryContentFeaturedCategory']>>> }>;
  SwellCategoryContentFeaturedCategory: ResolverTypeWrapper<FeaturedCategorySource>;
  SwellCategoryImage: ResolverTypeWrapper<SwellCategoryImage>;
  SwellCategoryImageFile: ResolverTypeWrapper<SwellCategoryImageFile>;
  SwellContentPage: ResolverTypeWrapper<SwellContentPage>;
  SwellContentPages: ResolverTypeWrapper<SwellContentPages>;
  SwellOrder: ResolverTypeWrapper<Omit<SwellOrder, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderItem']>>> }>;
  SwellOrderBilling: ResolverTypeWrapper<SwellOrderBilling>;
  SwellOrderBillingCard: ResolverTypeWrapper<SwellOrderBillingCard>;
  SwellOrderCoupon: ResolverTypeWrapper<SwellOrderCoupon>;
  SwellOrderDiscount: ResolverTypeWrapper<SwellOrderDiscount>;
  SwellOrderGiftcard: ResolverTypeWrapper<SwellOrderGiftcard>;
  SwellOrderItem: ResolverTypeWrapper<Omit<SwellOrderItem, 'product' | 'variant'> & { product?: Maybe<ResolversTypes['SwellProduct']>, variant?: Maybe<ResolversTypes['SwellProductVariant']> }>;
  SwellOrderItemOption: ResolverTypeWrapper<SwellOrderItemOption>;
  SwellOrderItemPurchaseOption: ResolverTypeWrapper<SwellOrderItemPurchaseOption>;
  SwellOrderItemPurchaseOptionBillingSchedule: ResolverTypeWrapper<SwellOrderItemPurchaseOptionBillingSchedule>;
  SwellOrderItemPurchaseOptionOrderSchedule: ResolverTypeWrapper<SwellOrderItemPurchaseOptionOrderSchedule>;
  SwellOrderItemTax: ResolverTypeWrapper<SwellOrderItemTax>;
  SwellOrderPayment: ResolverTypeWrapper<SwellOrderPayment>;
  SwellOrderPaymentCard: ResolverTypeWrapper<SwellOrderPaymentCard>;
  SwellOrderRefund: ResolverTypeWrapper<SwellOrderRefund>;
  SwellOrderShipment: ResolverTypeWrapper<SwellOrderShipment>;
  SwellOrderShipmentItem: ResolverTypeWrapper<SwellOrderShipmentItem>;
  SwellOrderShipping: ResolverTypeWrapper<SwellOrderShipping>;
  SwellOrderTax: ResolverTypeWrapper<SwellOrderTax>;
  SwellOrders: ResolverTypeWrapper<Omit<SwellOrders, 'results'> & { results?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrder']>>> }>;
  SwellOrdersPayments: ResolverTypeWrapper<SwellOrdersPayments>;
  SwellOrdersRefunds: ResolverTypeWrapper<SwellOrdersRefunds>;
  SwellOrdersShipments: ResolverTypeWrapper<SwellOrdersShipments>;
  SwellProduct: ResolverTypeWrapper<ProductSource>;
  SwellProductContent: ResolverTypeWrapper<SwellProductContent>;
  SwellProductContentExpandableDetail: ResolverTypeWrapper<SwellProductContentExpandableDetail>;
  SwellProductContentProductHighlight: ResolverTypeWrapper<SwellProductContentProductHighlight>;
  SwellProductContentProductHighlightCustomIcon: ResolverTypeWrapper<SwellProductContentProductHighlightCustomIcon>;
  SwellProductCrossSell: ResolverTypeWrapper<CrossSellSource>;
  SwellProductImage: ResolverTypeWrapper<SwellProductImage>;
  SwellProductImageFile: ResolverTypeWrapper<SwellProductImageFile>;
  SwellProductOption: ResolverTypeWrapper<SwellProductOption>;
  SwellProductOptionValue: ResolverTypeWrapper<SwellProductOptionValue>;
  SwellProductPrice: ResolverTypeWrapper<SwellProductPrice>;
  SwellProductPurchaseOptions: ResolverTypeWrapper<SwellProductPurchaseOptions>;
  SwellProductPurchaseOptionsStandard: ResolverTypeWrapper<SwellProductPurchaseOptionsStandard>;
  SwellProductPurchaseOptionsStandardPrice: ResolverTypeWrapper<SwellProductPurchaseOptionsStandardPrice>;
  SwellProductPurchaseOptionsSubscription: ResolverTypeWrapper<SwellProductPurchaseOptionsSubscription>;
  SwellProductPurchaseOptionsSubscriptionPlan: ResolverTypeWrapper<SwellProductPurchaseOptionsSubscriptionPlan>;
  SwellProductPurchaseOptionsSubscriptionPlanBillingSchedule: ResolverTypeWrapper<SwellProductPurchaseOptionsSubscriptionPlanBillingSchedule>;
  SwellProductPurchaseOptionsSubscriptionPlanOrderSchedule: ResolverTypeWrapper<SwellProductPurchaseOptionsSubscriptionPlanOrderSchedule>;
  SwellProductUpSell: ResolverTypeWrapper<UpSellSource>;
  SwellProductVariant: ResolverTypeWrapper<VariantSource>;
  SwellProductVariantImage: ResolverTypeWrapper<SwellProductVariantImage>;
  SwellProductVariantImageFile: ResolverTypeWrapper<SwellProductVariantImageFile>;
  SwellProductVariantPrice: ResolverTypeWrapper<SwellProductVariantPrice>;
  SwellProductVariantPurchaseOptions: ResolverTypeWrapper<SwellProductVariantPurchaseOptions>;
  SwellProductVariantPurchaseOptionsStandard: ResolverTypeWrapper<SwellProductVariantPurchaseOptionsStandard>;
  SwellProductVariantPurchaseOptionsStandardPrice: ResolverTypeWrapper<SwellProductVariantPurchaseOptionsStandardPrice>;
  SwellProducts: ResolverTypeWrapper<Omit<SwellProducts, 'results'> & { results?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProduct']>>> }>;
  SwellProductsVariants: ResolverTypeWrapper<Omit<SwellProductsVariants, 'results'> & { results?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductVariant']>>> }>;
  SwellSessionInput: SwellSessionInput;
  SwellSettings: ResolverTypeWrapper<SwellSettings>;
  SwellSettingsMenus: ResolverTypeWrapper<SwellSettingsMenus>;
  SwellSettingsMenusSection: ResolverTypeWrapper<SwellSettingsMenusSection>;
  SwellSettingsStore: ResolverTypeWrapper<SwellSettingsStore>;
  SwellSettingsStoreCurrency: ResolverTypeWrapper<SwellSettingsStoreCurrency>;
  SwellSettingsStoreLocale: ResolverTypeWrapper<SwellSettingsStoreLocale>;
  SwellSettingsSubscriptions: ResolverTypeWrapper<SwellSettingsSubscriptions>;
  SwellSubscription: ResolverTypeWrapper<Omit<SwellSubscription, 'items' | 'orders' | 'product' | 'variant'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSubscriptionItem']>>>, orders?: Maybe<ResolversTypes['SwellOrders']>, product?: Maybe<ResolversTypes['SwellProduct']>, variant?: Maybe<ResolversTypes['SwellProductVariant']> }>;
  SwellSubscriptionBilling: ResolverTypeWrapper<SwellSubscriptionBilling>;
  SwellSubscriptionBillingCard: ResolverTypeWrapper<SwellSubscriptionBillingCard>;
  SwellSubscriptionBillingInput: SwellSubscriptionBillingInput;
  SwellSubscriptionBillingSchedule: ResolverTypeWrapper<SwellSubscriptionBillingSchedule>;
  SwellSubscriptionBillingScheduleInput: SwellSubscriptionBillingScheduleInput;
  SwellSubscriptionDiscount: ResolverTypeWrapper<SwellSubscriptionDiscount>;
  SwellSubscriptionInput: SwellSubscriptionInput;
  SwellSubscriptionItem: ResolverTypeWrapper<Omit<SwellSubscriptionItem, 'product'> & { product?: Maybe<ResolversTypes['SwellProduct']> }>;
  SwellSubscriptionItemInput: SwellSubscriptionItemInput;
  SwellSubscriptionItemOption: ResolverTypeWrapper<SwellSubscriptionItemOption>;
  SwellSubscriptionItemOptionInput: SwellSubscriptionItemOptionInput;
  SwellSubscriptionOption: ResolverTypeWrapper<SwellSubscriptionOption>;
  SwellSubscriptionOptionInput: SwellSubscriptionOptionInput;
  SwellSubscriptionOrderSchedule: ResolverTypeWrapper<SwellSubscriptionOrderSchedule>;
  SwellSubscriptionShipping: ResolverTypeWrapper<SwellSubscriptionShipping>;
  SwellSubscriptionShippingInput: SwellSubscriptionShippingInput;
  SwellSubscriptionTax: ResolverTypeWrapper<SwellSubscriptionTax>;
  SwellSubscriptions: ResolverTypeWrapper<Omit<SwellSubscriptions, 'results'> & { results?: Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSubscription']>>> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  Page: Page;
  ProductPricing: ProductPricing;
  Query: Record<PropertyKey, never>;
  SafeNumber: Scalars['SafeNumber']['output'];
  Session: Session;
  String: Scalars['String']['output'];
  SuccessfulResponse: SuccessfulResponse;
  SwellAccount: Omit<SwellAccount, 'orders' | 'subscriptions'> & { orders?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellOrder']>>>, subscriptions?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellSubscription']>>> };
  SwellAccountAddress: SwellAccountAddress;
  SwellAccountAddressInput: SwellAccountAddressInput;
  SwellAccountBilling: SwellAccountBilling;
  SwellAccountBillingCard: SwellAccountBillingCard;
  SwellAccountBillingInput: SwellAccountBillingInput;
  SwellAccountCard: SwellAccountCard;
  SwellAccountCardInput: SwellAccountCardInput;
  SwellAccountInput: SwellAccountInput;
  SwellAccountShipping: SwellAccountShipping;
  SwellAccountShippingInput: SwellAccountShippingInput;
  SwellAccountsAddresses: SwellAccountsAddresses;
  SwellAccountsCards: SwellAccountsCards;
  SwellAttribute: SwellAttribute;
  SwellAttributes: SwellAttributes;
  SwellCart: Omit<SwellCart, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellCartItem']>>> };
  SwellCartBilling: SwellCartBilling;
  SwellCartBillingCard: SwellCartBillingCard;
  SwellCartBillingInput: SwellCartBillingInput;
  SwellCartCoupon: SwellCartCoupon;
  SwellCartDiscount: SwellCartDiscount;
  SwellCartGiftcard: SwellCartGiftcard;
  SwellCartInput: SwellCartInput;
  SwellCartItem: Omit<SwellCartItem, 'product' | 'variant'> & { product?: Maybe<ResolversParentTypes['SwellProduct']>, variant?: Maybe<ResolversParentTypes['SwellProductVariant']> };
  SwellCartItemInput: SwellCartItemInput;
  SwellCartItemOption: SwellCartItemOption;
  SwellCartItemOptionInput: SwellCartItemOptionInput;
  SwellCartItemPurchaseOption: SwellCartItemPurchaseOption;
  SwellCartItemPurchaseOptionBillingSchedule: SwellCartItemPurchaseOptionBillingSchedule;
  SwellCartItemPurchaseOptionInput: SwellCartItemPurchaseOptionInput;
  SwellCartItemPurchaseOptionOrderSchedule: SwellCartItemPurchaseOptionOrderSchedule;
  SwellCartItemTax: SwellCartItemTax;
  SwellCartShipping: SwellCartShipping;
  SwellCartShippingInput: SwellCartShippingInput;
  SwellCartTax: SwellCartTax;
  SwellCategories: Omit<SwellCategories, 'results'> & { results?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellCategory']>>> };
  SwellCategory: CategorySource;
  SwellCategoryContent: Omit<SwellCategoryContent, 'featuredCategories'> & { featuredCategories?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellCategoryContentFeaturedCategory']>>> };
  SwellCategoryContentFeaturedCategory: FeaturedCategorySource;
  SwellCategoryImage: SwellCategoryImage;
  SwellCategoryImageFile: SwellCategoryImageFile;
  SwellContentPage: SwellContentPage;
  SwellContentPages: SwellContentPages;
  SwellOrder: Omit<SwellOrder, 'items'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellOrderItem']>>> };
  SwellOrderBilling: SwellOrderBilling;
  SwellOrderBillingCard: SwellOrderBillingCard;
  SwellOrderCoupon: SwellOrderCoupon;
  SwellOrderDiscount: SwellOrderDiscount;
  SwellOrderGiftcard: SwellOrderGiftcard;
  SwellOrderItem: Omit<SwellOrderItem, 'product' | 'variant'> & { product?: Maybe<ResolversParentTypes['SwellProduct']>, variant?: Maybe<ResolversParentTypes['SwellProductVariant']> };
  SwellOrderItemOption: SwellOrderItemOption;
  SwellOrderItemPurchaseOption: SwellOrderItemPurchaseOption;
  SwellOrderItemPurchaseOptionBillingSchedule: SwellOrderItemPurchaseOptionBillingSchedule;
  SwellOrderItemPurchaseOptionOrderSchedule: SwellOrderItemPurchaseOptionOrderSchedule;
  SwellOrderItemTax: SwellOrderItemTax;
  SwellOrderPayment: SwellOrderPayment;
  SwellOrderPaymentCard: SwellOrderPaymentCard;
  SwellOrderRefund: SwellOrderRefund;
  SwellOrderShipment: SwellOrderShipment;
  SwellOrderShipmentItem: SwellOrderShipmentItem;
  SwellOrderShipping: SwellOrderShipping;
  SwellOrderTax: SwellOrderTax;
  SwellOrders: Omit<SwellOrders, 'results'> & { results?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellOrder']>>> };
  SwellOrdersPayments: SwellOrdersPayments;
  SwellOrdersRefunds: SwellOrdersRefunds;
  SwellOrdersShipments: SwellOrdersShipments;
  SwellProduct: ProductSource;
  SwellProductContent: SwellProductContent;
  SwellProductContentExpandableDetail: SwellProductContentExpandableDetail;
  SwellProductContentProductHighlight: SwellProductContentProductHighlight;
  SwellProductContentProductHighlightCustomIcon: SwellProductContentProductHighlightCustomIcon;
  SwellProductCrossSell: CrossSellSource;
  SwellProductImage: SwellProductImage;
  SwellProductImageFile: SwellProductImageFile;
  SwellProductOption: SwellProductOption;
  SwellProductOptionValue: SwellProductOptionValue;
  SwellProductPrice: SwellProductPrice;
  SwellProductPurchaseOptions: SwellProductPurchaseOptions;
  SwellProductPurchaseOptionsStandard: SwellProductPurchaseOptionsStandard;
  SwellProductPurchaseOptionsStandardPrice: SwellProductPurchaseOptionsStandardPrice;
  SwellProductPurchaseOptionsSubscription: SwellProductPurchaseOptionsSubscription;
  SwellProductPurchaseOptionsSubscriptionPlan: SwellProductPurchaseOptionsSubscriptionPlan;
  SwellProductPurchaseOptionsSubscriptionPlanBillingSchedule: SwellProductPurchaseOptionsSubscriptionPlanBillingSchedule;
  SwellProductPurchaseOptionsSubscriptionPlanOrderSchedule: SwellProductPurchaseOptionsSubscriptionPlanOrderSchedule;
  SwellProductUpSell: UpSellSource;
  SwellProductVariant: VariantSource;
  SwellProductVariantImage: SwellProductVariantImage;
  SwellProductVariantImageFile: SwellProductVariantImageFile;
  SwellProductVariantPrice: SwellProductVariantPrice;
  SwellProductVariantPurchaseOptions: SwellProductVariantPurchaseOptions;
  SwellProductVariantPurchaseOptionsStandard: SwellProductVariantPurchaseOptionsStandard;
  SwellProductVariantPurchaseOptionsStandardPrice: SwellProductVariantPurchaseOptionsStandardPrice;
  SwellProducts: Omit<SwellProducts, 'results'> & { results?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellProduct']>>> };
  SwellProductsVariants: Omit<SwellProductsVariants, 'results'> & { results?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellProductVariant']>>> };
  SwellSessionInput: SwellSessionInput;
  SwellSettings: SwellSettings;
  SwellSettingsMenus: SwellSettingsMenus;
  SwellSettingsMenusSection: SwellSettingsMenusSection;
  SwellSettingsStore: SwellSettingsStore;
  SwellSettingsStoreCurrency: SwellSettingsStoreCurrency;
  SwellSettingsStoreLocale: SwellSettingsStoreLocale;
  SwellSettingsSubscriptions: SwellSettingsSubscriptions;
  SwellSubscription: Omit<SwellSubscription, 'items' | 'orders' | 'product' | 'variant'> & { items?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellSubscriptionItem']>>>, orders?: Maybe<ResolversParentTypes['SwellOrders']>, product?: Maybe<ResolversParentTypes['SwellProduct']>, variant?: Maybe<ResolversParentTypes['SwellProductVariant']> };
  SwellSubscriptionBilling: SwellSubscriptionBilling;
  SwellSubscriptionBillingCard: SwellSubscriptionBillingCard;
  SwellSubscriptionBillingInput: SwellSubscriptionBillingInput;
  SwellSubscriptionBillingSchedule: SwellSubscriptionBillingSchedule;
  SwellSubscriptionBillingScheduleInput: SwellSubscriptionBillingScheduleInput;
  SwellSubscriptionDiscount: SwellSubscriptionDiscount;
  SwellSubscriptionInput: SwellSubscriptionInput;
  SwellSubscriptionItem: Omit<SwellSubscriptionItem, 'product'> & { product?: Maybe<ResolversParentTypes['SwellProduct']> };
  SwellSubscriptionItemInput: SwellSubscriptionItemInput;
  SwellSubscriptionItemOption: SwellSubscriptionItemOption;
  SwellSubscriptionItemOptionInput: SwellSubscriptionItemOptionInput;
  SwellSubscriptionOption: SwellSubscriptionOption;
  SwellSubscriptionOptionInput: SwellSubscriptionOptionInput;
  SwellSubscriptionOrderSchedule: SwellSubscriptionOrderSchedule;
  SwellSubscriptionShipping: SwellSubscriptionShipping;
  SwellSubscriptionShippingInput: SwellSubscriptionShippingInput;
  SwellSubscriptionTax: SwellSubscriptionTax;
  SwellSubscriptions: Omit<SwellSubscriptions, 'results'> & { results?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['SwellSubscription']>>> };
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAccountAddress?: Resolver<Maybe<ResolversTypes['SwellAccountAddress']>, ParentType, ContextType, Partial<MutationAddAccountAddressArgs>>;
  addAccountCard?: Resolver<Maybe<ResolversTypes['SwellAccountCard']>, ParentType, ContextType, Partial<MutationAddAccountCardArgs>>;
  addCartItem?: Resolver<Maybe<ResolversTypes['SwellCart']>, ParentType, ContextType, Partial<MutationAddCartItemArgs>>;
  addSubscriptionItem?: Resolver<Maybe<ResolversTypes['SwellSubscriptionItem']>, ParentType, ContextType, Partial<MutationAddSubscriptionItemArgs>>;
  applyCoupon?: Resolver<Maybe<ResolversTypes['SwellCart']>, ParentType, ContextType, Partial<MutationApplyCouponArgs>>;
  applyGiftcard?: Resolver<Maybe<ResolversTypes['SwellCart']>, ParentType, ContextType, Partial<MutationApplyGiftcardArgs>>;
  createAccount?: Resolver<Maybe<ResolversTypes['SwellAccount']>, ParentType, ContextType, Partial<MutationCreateAccountArgs>>;
  deleteAccountAddress?: Resolver<Maybe<ResolversTypes['SwellAccountAddress']>, ParentType, ContextType, Partial<MutationDeleteAccountAddressArgs>>;
  deleteAccountCard?: Resolver<Maybe<ResolversTypes['SwellAccountCard']>, ParentType, ContextType, Partial<MutationDeleteAccountCardArgs>>;
  deleteCartItem?: Resolver<Maybe<ResolversTypes['SwellCart']>, ParentType, ContextType, Partial<MutationDeleteCartItemArgs>>;
  deleteSubscriptionItem?: Resolver<Maybe<ResolversTypes['SwellSubscriptionItem']>, ParentType, ContextType, Partial<MutationDeleteSubscriptionItemArgs>>;
  loginAccount?: Resolver<Maybe<ResolversTypes['SuccessfulResponse']>, ParentType, ContextType, Partial<MutationLoginAccountArgs>>;
  logoutAccount?: Resolver<Maybe<ResolversTypes['SuccessfulResponse']>, ParentType, ContextType>;
  recoverAccount?: Resolver<Maybe<ResolversTypes['SuccessfulResponse']>, ParentType, ContextType, Partial<MutationRecoverAccountArgs>>;
  removeCoupon?: Resolver<Maybe<ResolversTypes['SwellCart']>, ParentType, ContextType>;
  removeGiftcard?: Resolver<Maybe<ResolversTypes['SwellCart']>, ParentType, ContextType, Partial<MutationRemoveGiftcardArgs>>;
  sendAccountRecovery?: Resolver<Maybe<ResolversTypes['SuccessfulResponse']>, ParentType, ContextType, Partial<MutationSendAccountRecoveryArgs>>;
  updateAccount?: Resolver<Maybe<ResolversTypes['SwellAccount']>, ParentType, ContextType, Partial<MutationUpdateAccountArgs>>;
  updateAccountAddress?: Resolver<Maybe<ResolversTypes['SwellAccountAddress']>, ParentType, ContextType, Partial<MutationUpdateAccountAddressArgs>>;
  updateAccountCard?: Resolver<Maybe<ResolversTypes['SwellAccountCard']>, ParentType, ContextType, Partial<MutationUpdateAccountCardArgs>>;
  updateCart?: Resolver<Maybe<ResolversTypes['SwellCart']>, ParentType, ContextType, Partial<MutationUpdateCartArgs>>;
  updateCartItem?: Resolver<Maybe<ResolversTypes['SwellCart']>, ParentType, ContextType, Partial<MutationUpdateCartItemArgs>>;
  updateSession?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType, Partial<MutationUpdateSessionArgs>>;
  updateSubscription?: Resolver<Maybe<ResolversTypes['SwellSubscription']>, ParentType, ContextType, Partial<MutationUpdateSubscriptionArgs>>;
  updateSubscriptionItem?: Resolver<Maybe<ResolversTypes['SwellSubscriptionItem']>, ParentType, ContextType, Partial<MutationUpdateSubscriptionItemArgs>>;
};

export type PageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  end?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<Maybe<ResolversTypes['SwellAccount']>, ParentType, ContextType, Partial<QueryAccountArgs>>;
  attributes?: Resolver<Maybe<ResolversTypes['SwellAttributes']>, ParentType, ContextType, Partial<QueryAttributesArgs>>;
  cart?: Resolver<Maybe<ResolversTypes['SwellCart']>, ParentType, ContextType, Partial<QueryCartArgs>>;
  categories?: Resolver<Maybe<ResolversTypes['SwellCategories']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  categoryById?: Resolver<Maybe<ResolversTypes['SwellCategory']>, ParentType, ContextType, Partial<QueryCategoryByIdArgs>>;
  categoryBySlug?: Resolver<Maybe<ResolversTypes['SwellCategory']>, ParentType, ContextType, Partial<QueryCategoryBySlugArgs>>;
  contentPageBySlug?: Resolver<Maybe<ResolversTypes['SwellContentPage']>, ParentType, ContextType, Partial<QueryContentPageBySlugArgs>>;
  contentPages?: Resolver<Maybe<ResolversTypes['SwellContentPages']>, ParentType, ContextType, Partial<QueryContentPagesArgs>>;
  menuSettings?: Resolver<Maybe<ResolversTypes['SwellSettingsMenus']>, ParentType, ContextType, Partial<QueryMenuSettingsArgs>>;
  orderById?: Resolver<Maybe<ResolversTypes['SwellOrder']>, ParentType, ContextType, Partial<QueryOrderByIdArgs>>;
  orderByNumber?: Resolver<Maybe<ResolversTypes['SwellOrder']>, ParentType, ContextType, Partial<QueryOrderByNumberArgs>>;
  orders?: Resolver<Maybe<ResolversTypes['SwellOrders']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  productById?: Resolver<Maybe<ResolversTypes['SwellProduct']>, ParentType, ContextType, Partial<QueryProductByIdArgs>>;
  productBySlug?: Resolver<Maybe<ResolversTypes['SwellProduct']>, ParentType, ContextType, Partial<QueryProductBySlugArgs>>;
  products?: Resolver<Maybe<ResolversTypes['SwellProducts']>, ParentType, ContextType, Partial<QueryProductsArgs>>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  storeSettings?: Resolver<Maybe<ResolversTypes['SwellSettings']>, ParentType, ContextType, Partial<QueryStoreSettingsArgs>>;
  subscriptionById?: Resolver<Maybe<ResolversTypes['SwellSubscription']>, ParentType, ContextType, Partial<QuerySubscriptionByIdArgs>>;
  subscriptionSettings?: Resolver<Maybe<ResolversTypes['SwellSettingsSubscriptions']>, ParentType, ContextType, Partial<QuerySubscriptionSettingsArgs>>;
  subscriptions?: Resolver<Maybe<ResolversTypes['SwellSubscriptions']>, ParentType, ContextType, Partial<QuerySubscriptionsArgs>>;
};

export interface SafeNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeNumber'], any> {
  name: 'SafeNumber';
}

export type SessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accountId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cartId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuccessfulResponseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SuccessfulResponse'] = ResolversParentTypes['SuccessfulResponse']> = {
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellAccountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellAccount'] = ResolversParentTypes['SwellAccount']> = {
  addresses?: Resolver<Maybe<ResolversTypes['SwellAccountsAddresses']>, ParentType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['SwellAccountBilling']>, ParentType, ContextType>;
  cards?: Resolver<Maybe<ResolversTypes['SwellAccountsCards']>, ParentType, ContextType>;
  dateCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailOptin?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrder']>>>, ParentType, ContextType, Partial<SwellAccountOrdersArgs>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['SwellAccountShipping']>, ParentType, ContextType>;
  subscriptions?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSubscription']>>>, ParentType, ContextType, Partial<SwellAccountSubscriptionsArgs>>;
};

export type SwellAccountAddressResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellAccountAddress'] = ResolversParentTypes['SwellAccountAddress']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellAccountBillingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellAccountBilling'] = ResolversParentTypes['SwellAccountBilling']> = {
  accountCardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['SwellAccountBillingCard']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellAccountBillingCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellAccountBillingCard'] = ResolversParentTypes['SwellAccountBillingCard']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  test?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellAccountCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellAccountCard'] = ResolversParentTypes['SwellAccountCard']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  test?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellAccountShippingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellAccountShipping'] = ResolversParentTypes['SwellAccountShipping']> = {
  accountAddressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellAccountsAddressesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellAccountsAddresses'] = ResolversParentTypes['SwellAccountsAddresses']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellAccountAddress']>>>, ParentType, ContextType>;
};

export type SwellAccountsCardsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellAccountsCards'] = ResolversParentTypes['SwellAccountsCards']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellAccountCard']>>>, ParentType, ContextType>;
};

export type SwellAttributeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellAttribute'] = ResolversParentTypes['SwellAttribute']> = {
  default?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  filterable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  multi?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['JSON']>>>, ParentType, ContextType>;
  visible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellAttributesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellAttributes'] = ResolversParentTypes['SwellAttributes']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellAttribute']>>>, ParentType, ContextType>;
};

export type SwellCartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCart'] = ResolversParentTypes['SwellCart']> = {
  abandoned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  accountLoggedIn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['SwellCartBilling']>, ParentType, ContextType>;
  checkoutId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkoutUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['SwellCartCoupon']>, ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyRate?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  dateCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discountTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCartDiscount']>>>, ParentType, ContextType>;
  displayCurrency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayLocale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  giftcardTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  giftcards?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCartGiftcard']>>>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  guest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  itemDiscount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  itemQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  itemTax?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  itemTaxIncluded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCartItem']>>>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shipmentPrice?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  shipmentTax?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  shipmentTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['SwellCartShipping']>, ParentType, ContextType>;
  subTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxIncludedTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCartTax']>>>, ParentType, ContextType>;
  trial?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  trialGrandTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  trialSubTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
};

export type SwellCartBillingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartBilling'] = ResolversParentTypes['SwellCartBilling']> = {
  accountCardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['SwellCartBillingCard']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellCartBillingCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartBillingCard'] = ResolversParentTypes['SwellCartBillingCard']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  test?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellCartCouponResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartCoupon'] = ResolversParentTypes['SwellCartCoupon']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellCartDiscountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartDiscount'] = ResolversParentTypes['SwellCartDiscount']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  sourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellCartGiftcardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartGiftcard'] = ResolversParentTypes['SwellCartGiftcard']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellCartItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartItem'] = ResolversParentTypes['SwellCartItem']> = {
  discountEach?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  discountTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCartItemOption']>>>, ParentType, ContextType>;
  origPrice?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  priceTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['SwellProduct']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purchaseOption?: Resolver<Maybe<ResolversTypes['SwellCartItemPurchaseOption']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxEach?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCartItemTax']>>>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['SwellProductVariant']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellCartItemOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartItemOption'] = ResolversParentTypes['SwellCartItemOption']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellCartItemPurchaseOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartItemPurchaseOption'] = ResolversParentTypes['SwellCartItemPurchaseOption']> = {
  billingSchedule?: Resolver<Maybe<ResolversTypes['SwellCartItemPurchaseOptionBillingSchedule']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderSchedule?: Resolver<Maybe<ResolversTypes['SwellCartItemPurchaseOptionOrderSchedule']>, ParentType, ContextType>;
  planDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  trialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellCartItemPurchaseOptionBillingScheduleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartItemPurchaseOptionBillingSchedule'] = ResolversParentTypes['SwellCartItemPurchaseOptionBillingSchedule']> = {
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellCartItemPurchaseOptionOrderScheduleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartItemPurchaseOptionOrderSchedule'] = ResolversParentTypes['SwellCartItemPurchaseOptionOrderSchedule']> = {
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellCartItemTaxResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartItemTax'] = ResolversParentTypes['SwellCartItemTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellCartShippingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartShipping'] = ResolversParentTypes['SwellCartShipping']> = {
  accountAddressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellCartTaxResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCartTax'] = ResolversParentTypes['SwellCartTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellCategoriesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCategories'] = ResolversParentTypes['SwellCategories']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCategory']>>>, ParentType, ContextType>;
};

export type SwellCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCategory'] = ResolversParentTypes['SwellCategory']> = {
  children?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCategory']>>>, ParentType, ContextType, Partial<SwellCategoryChildrenArgs>>;
  content?: Resolver<Maybe<ResolversTypes['SwellCategoryContent']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCategoryImage']>>>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaKeywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['SwellCategory']>, ParentType, ContextType, Partial<SwellCategoryParentArgs>>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  products?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProduct']>>>, ParentType, ContextType, Partial<SwellCategoryProductsArgs>>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sort?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellCategoryContentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCategoryContent'] = ResolversParentTypes['SwellCategoryContent']> = {
  enableQuickAdd?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  featuredCategories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCategoryContentFeaturedCategory']>>>, ParentType, ContextType>;
  productsPerRow?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  showFeaturedCategories?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  showProductsDescription?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  showProductsPrice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellCategoryContentFeaturedCategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCategoryContentFeaturedCategory'] = ResolversParentTypes['SwellCategoryContentFeaturedCategory']> = {
  category?: Resolver<Maybe<ResolversTypes['SwellCategory']>, ParentType, ContextType, Partial<SwellCategoryContentFeaturedCategoryCategoryArgs>>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellCategoryImageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCategoryImage'] = ResolversParentTypes['SwellCategoryImage']> = {
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['SwellCategoryImageFile']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellCategoryImageFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellCategoryImageFile'] = ResolversParentTypes['SwellCategoryImageFile']> = {
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellContentPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellContentPage'] = ResolversParentTypes['SwellContentPage']> = {
  dateCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaKeywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellContentPagesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellContentPages'] = ResolversParentTypes['SwellContentPages']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellContentPage']>>>, ParentType, ContextType>;
};

export type SwellOrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrder'] = ResolversParentTypes['SwellOrder']> = {
  accountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['SwellOrderBilling']>, ParentType, ContextType>;
  canceled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['SwellOrderCoupon']>, ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delivered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  discountTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderDiscount']>>>, ParentType, ContextType>;
  giftcardTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  giftcards?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderGiftcard']>>>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  itemQuantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderItem']>>>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['SwellOrdersPayments']>, ParentType, ContextType>;
  refundTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<ResolversTypes['SwellOrdersRefunds']>, ParentType, ContextType>;
  shipmentPrice?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  shipmentTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  shipments?: Resolver<Maybe<ResolversTypes['SwellOrdersShipments']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['SwellOrderShipping']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxIncludedTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderTax']>>>, ParentType, ContextType>;
};

export type SwellOrderBillingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderBilling'] = ResolversParentTypes['SwellOrderBilling']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['SwellOrderBillingCard']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellOrderBillingCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderBillingCard'] = ResolversParentTypes['SwellOrderBillingCard']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  test?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellOrderCouponResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderCoupon'] = ResolversParentTypes['SwellOrderCoupon']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellOrderDiscountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderDiscount'] = ResolversParentTypes['SwellOrderDiscount']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  sourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellOrderGiftcardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderGiftcard'] = ResolversParentTypes['SwellOrderGiftcard']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codeFormatted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellOrderItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderItem'] = ResolversParentTypes['SwellOrderItem']> = {
  discountEach?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  discountTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderItemOption']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  priceTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['SwellProduct']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  purchaseOption?: Resolver<Maybe<ResolversTypes['SwellOrderItemPurchaseOption']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityDelivered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityReturned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxEach?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderItemTax']>>>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['SwellProductVariant']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellOrderItemOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderItemOption'] = ResolversParentTypes['SwellOrderItemOption']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellOrderItemPurchaseOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderItemPurchaseOption'] = ResolversParentTypes['SwellOrderItemPurchaseOption']> = {
  billingSchedule?: Resolver<Maybe<ResolversTypes['SwellOrderItemPurchaseOptionBillingSchedule']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderSchedule?: Resolver<Maybe<ResolversTypes['SwellOrderItemPurchaseOptionOrderSchedule']>, ParentType, ContextType>;
  planDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellOrderItemPurchaseOptionBillingScheduleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderItemPurchaseOptionBillingSchedule'] = ResolversParentTypes['SwellOrderItemPurchaseOptionBillingSchedule']> = {
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellOrderItemPurchaseOptionOrderScheduleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderItemPurchaseOptionOrderSchedule'] = ResolversParentTypes['SwellOrderItemPurchaseOptionOrderSchedule']> = {
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellOrderItemTaxResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderItemTax'] = ResolversParentTypes['SwellOrderItemTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellOrderPaymentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderPayment'] = ResolversParentTypes['SwellOrderPayment']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  amountRefunded?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['SwellOrderPaymentCard']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellOrderPaymentCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderPaymentCard'] = ResolversParentTypes['SwellOrderPaymentCard']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  test?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellOrderRefundResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderRefund'] = ResolversParentTypes['SwellOrderRefund']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellOrderShipmentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderShipment'] = ResolversParentTypes['SwellOrderShipment']> = {
  canceled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateEstimated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderShipmentItem']>>>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellOrderShipmentItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderShipmentItem'] = ResolversParentTypes['SwellOrderShipmentItem']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellOrderShippingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderShipping'] = ResolversParentTypes['SwellOrderShipping']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellOrderTaxResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrderTax'] = ResolversParentTypes['SwellOrderTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellOrdersResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrders'] = ResolversParentTypes['SwellOrders']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrder']>>>, ParentType, ContextType>;
};

export type SwellOrdersPaymentsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrdersPayments'] = ResolversParentTypes['SwellOrdersPayments']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderPayment']>>>, ParentType, ContextType>;
};

export type SwellOrdersRefundsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrdersRefunds'] = ResolversParentTypes['SwellOrdersRefunds']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderRefund']>>>, ParentType, ContextType>;
};

export type SwellOrdersShipmentsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellOrdersShipments'] = ResolversParentTypes['SwellOrdersShipments']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellOrderShipment']>>>, ParentType, ContextType>;
};

export type SwellProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProduct'] = ResolversParentTypes['SwellProduct']> = {
  attributes?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  categories?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellCategory']>>>, ParentType, ContextType, Partial<SwellProductCategoriesArgs>>;
  content?: Resolver<Maybe<ResolversTypes['SwellProductContent']>, ParentType, ContextType>;
  crossSells?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductCrossSell']>>>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  images?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductImage']>>>, ParentType, ContextType>;
  metaDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductOption']>>>, ParentType, ContextType>;
  origPrice?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductPrice']>>>, ParentType, ContextType>;
  purchaseOptions?: Resolver<Maybe<ResolversTypes['SwellProductPurchaseOptions']>, ParentType, ContextType>;
  sale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stockPurchasable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  stockStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockTracking?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upSells?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductUpSell']>>>, ParentType, ContextType>;
  variants?: Resolver<Maybe<ResolversTypes['SwellProductsVariants']>, ParentType, ContextType>;
};

export type SwellProductContentResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductContent'] = ResolversParentTypes['SwellProductContent']> = {
  calloutDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  calloutTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enableProductCounter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  expandableDetails?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductContentExpandableDetail']>>>, ParentType, ContextType>;
  layoutOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowStockIndicator?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productHighlights?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductContentProductHighlight']>>>, ParentType, ContextType>;
  showStockLevels?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellProductContentExpandableDetailResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductContentExpandableDetail'] = ResolversParentTypes['SwellProductContentExpandableDetail']> = {
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellProductContentProductHighlightResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductContentProductHighlight'] = ResolversParentTypes['SwellProductContentProductHighlight']> = {
  customIcon?: Resolver<Maybe<ResolversTypes['SwellProductContentProductHighlightCustomIcon']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellProductContentProductHighlightCustomIconResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductContentProductHighlightCustomIcon'] = ResolversParentTypes['SwellProductContentProductHighlightCustomIcon']> = {
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellProductCrossSellResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductCrossSell'] = ResolversParentTypes['SwellProductCrossSell']> = {
  discountAmount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['SwellProduct']>, ParentType, ContextType, Partial<SwellProductCrossSellProductArgs>>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellProductImageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductImage'] = ResolversParentTypes['SwellProductImage']> = {
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['SwellProductImageFile']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellProductImageFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductImageFile'] = ResolversParentTypes['SwellProductImageFile']> = {
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellProductOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductOption'] = ResolversParentTypes['SwellProductOption']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  attributeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  inputHint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parentValueIds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ID']>>>, ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  values?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductOptionValue']>>>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellProductOptionValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductOptionValue'] = ResolversParentTypes['SwellProductOptionValue']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
};

export type SwellProductPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductPrice'] = ResolversParentTypes['SwellProductPrice']> = {
  accountGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  quantityMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellProductPurchaseOptionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductPurchaseOptions'] = ResolversParentTypes['SwellProductPurchaseOptions']> = {
  standard?: Resolver<Maybe<ResolversTypes['SwellProductPurchaseOptionsStandard']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['SwellProductPurchaseOptionsSubscription']>, ParentType, ContextType>;
};

export type SwellProductPurchaseOptionsStandardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductPurchaseOptionsStandard'] = ResolversParentTypes['SwellProductPurchaseOptionsStandard']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origPrice?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductPurchaseOptionsStandardPrice']>>>, ParentType, ContextType>;
  sale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
};

export type SwellProductPurchaseOptionsStandardPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductPurchaseOptionsStandardPrice'] = ResolversParentTypes['SwellProductPurchaseOptionsStandardPrice']> = {
  accountGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  quantityMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellProductPurchaseOptionsSubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductPurchaseOptionsSubscription'] = ResolversParentTypes['SwellProductPurchaseOptionsSubscription']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plans?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductPurchaseOptionsSubscriptionPlan']>>>, ParentType, ContextType>;
};

export type SwellProductPurchaseOptionsSubscriptionPlanResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductPurchaseOptionsSubscriptionPlan'] = ResolversParentTypes['SwellProductPurchaseOptionsSubscriptionPlan']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  billingSchedule?: Resolver<Maybe<ResolversTypes['SwellProductPurchaseOptionsSubscriptionPlanBillingSchedule']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderSchedule?: Resolver<Maybe<ResolversTypes['SwellProductPurchaseOptionsSubscriptionPlanOrderSchedule']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
};

export type SwellProductPurchaseOptionsSubscriptionPlanBillingScheduleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductPurchaseOptionsSubscriptionPlanBillingSchedule'] = ResolversParentTypes['SwellProductPurchaseOptionsSubscriptionPlanBillingSchedule']> = {
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellProductPurchaseOptionsSubscriptionPlanOrderScheduleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductPurchaseOptionsSubscriptionPlanOrderSchedule'] = ResolversParentTypes['SwellProductPurchaseOptionsSubscriptionPlanOrderSchedule']> = {
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellProductUpSellResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductUpSell'] = ResolversParentTypes['SwellProductUpSell']> = {
  product?: Resolver<Maybe<ResolversTypes['SwellProduct']>, ParentType, ContextType, Partial<SwellProductUpSellProductArgs>>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellProductVariantResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductVariant'] = ResolversParentTypes['SwellProductVariant']> = {
  attributes?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  images?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductVariantImage']>>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionValueIds?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['ID']>>>, ParentType, ContextType>;
  origPrice?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductVariantPrice']>>>, ParentType, ContextType>;
  purchaseOptions?: Resolver<Maybe<ResolversTypes['SwellProductVariantPurchaseOptions']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellProductVariantImageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductVariantImage'] = ResolversParentTypes['SwellProductVariantImage']> = {
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['SwellProductVariantImageFile']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellProductVariantImageFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductVariantImageFile'] = ResolversParentTypes['SwellProductVariantImageFile']> = {
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellProductVariantPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductVariantPrice'] = ResolversParentTypes['SwellProductVariantPrice']> = {
  accountGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  quantityMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellProductVariantPurchaseOptionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductVariantPurchaseOptions'] = ResolversParentTypes['SwellProductVariantPurchaseOptions']> = {
  standard?: Resolver<Maybe<ResolversTypes['SwellProductVariantPurchaseOptionsStandard']>, ParentType, ContextType>;
};

export type SwellProductVariantPurchaseOptionsStandardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductVariantPurchaseOptionsStandard'] = ResolversParentTypes['SwellProductVariantPurchaseOptionsStandard']> = {
  origPrice?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  prices?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductVariantPurchaseOptionsStandardPrice']>>>, ParentType, ContextType>;
  sale?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  salePrice?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
};

export type SwellProductVariantPurchaseOptionsStandardPriceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductVariantPurchaseOptionsStandardPrice'] = ResolversParentTypes['SwellProductVariantPurchaseOptionsStandardPrice']> = {
  accountGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  quantityMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantityMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellProductsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProducts'] = ResolversParentTypes['SwellProducts']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProduct']>>>, ParentType, ContextType>;
};

export type SwellProductsVariantsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellProductsVariants'] = ResolversParentTypes['SwellProductsVariants']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellProductVariant']>>>, ParentType, ContextType>;
};

export type SwellSettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSettings'] = ResolversParentTypes['SwellSettings']> = {
  store?: Resolver<Maybe<ResolversTypes['SwellSettingsStore']>, ParentType, ContextType>;
  values?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type SwellSettingsMenusResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSettingsMenus'] = ResolversParentTypes['SwellSettingsMenus']> = {
  sections?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSettingsMenusSection']>>>, ParentType, ContextType>;
};

export type SwellSettingsMenusSectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSettingsMenusSection'] = ResolversParentTypes['SwellSettingsMenusSection']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['JSON']>>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellSettingsStoreResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSettingsStore'] = ResolversParentTypes['SwellSettingsStore']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencies?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSettingsStoreCurrency']>>>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homePage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locales?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSettingsStoreLocale']>>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellSettingsStoreCurrencyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSettingsStoreCurrency'] = ResolversParentTypes['SwellSettingsStoreCurrency']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decimals?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priced?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellSettingsStoreLocaleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSettingsStoreLocale'] = ResolversParentTypes['SwellSettingsStoreLocale']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fallback?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellSettingsSubscriptionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSettingsSubscriptions'] = ResolversParentTypes['SwellSettingsSubscriptions']> = {
  features?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  pauseNextSkipThreshold?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellSubscriptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscription'] = ResolversParentTypes['SwellSubscription']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['SwellSubscriptionBilling']>, ParentType, ContextType>;
  billingSchedule?: Resolver<Maybe<ResolversTypes['SwellSubscriptionBillingSchedule']>, ParentType, ContextType>;
  cancelAtEnd?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  canceled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  couponCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateCanceled?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateOrderPeriodEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  datePauseEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  datePaused?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  datePeriodEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  datePeriodStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateTrialEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateTrialStart?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discountTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSubscriptionDiscount']>>>, ParentType, ContextType>;
  grandTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  itemTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSubscriptionItem']>>>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSubscriptionOption']>>>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderSchedule?: Resolver<Maybe<ResolversTypes['SwellSubscriptionOrderSchedule']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['SwellOrders']>, ParentType, ContextType, Partial<SwellSubscriptionOrdersArgs>>;
  paid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  paused?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  planId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  priceTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['SwellProduct']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  recurringTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  shipmentTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['SwellSubscriptionShipping']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxIncludedTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSubscriptionTax']>>>, ParentType, ContextType>;
  trial?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  unpaid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['SwellProductVariant']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellSubscriptionBillingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptionBilling'] = ResolversParentTypes['SwellSubscriptionBilling']> = {
  accountCardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['SwellSubscriptionBillingCard']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  useAccount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellSubscriptionBillingCardResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptionBillingCard'] = ResolversParentTypes['SwellSubscriptionBillingCard']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  test?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellSubscriptionBillingScheduleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptionBillingSchedule'] = ResolversParentTypes['SwellSubscriptionBillingSchedule']> = {
  dateLimitEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limitCurrent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  trialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellSubscriptionDiscountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptionDiscount'] = ResolversParentTypes['SwellSubscriptionDiscount']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  sourceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellSubscriptionItemResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptionItem'] = ResolversParentTypes['SwellSubscriptionItem']> = {
  discountTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSubscriptionItemOption']>>>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  priceTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['SwellProduct']>, ParentType, ContextType, Partial<SwellSubscriptionItemProductArgs>>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  variantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SwellSubscriptionItemOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptionItemOption'] = ResolversParentTypes['SwellSubscriptionItemOption']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellSubscriptionOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptionOption'] = ResolversParentTypes['SwellSubscriptionOption']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type SwellSubscriptionOrderScheduleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptionOrderSchedule'] = ResolversParentTypes['SwellSubscriptionOrderSchedule']> = {
  dateLimitEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intervalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limitCurrent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SwellSubscriptionShippingResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptionShipping'] = ResolversParentTypes['SwellSubscriptionShipping']> = {
  accountAddressId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  useAccount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SwellSubscriptionTaxResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptionTax'] = ResolversParentTypes['SwellSubscriptionTax']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['SafeNumber']>, ParentType, ContextType>;
};

export type SwellSubscriptionsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SwellSubscriptions'] = ResolversParentTypes['SwellSubscriptions']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Page']>>>, ParentType, ContextType>;
  results?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SwellSubscription']>>>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SafeNumber?: GraphQLScalarType;
  Session?: SessionResolvers<ContextType>;
  SuccessfulResponse?: SuccessfulResponseResolvers<ContextType>;
  SwellAccount?: SwellAccountResolvers<ContextType>;
  SwellAccountAddress?: SwellAccountAddressResolvers<ContextType>;
  SwellAccountBilling?: SwellAccountBillingResolvers<ContextType>;
  SwellAccountBillingCard?: SwellAccountBillingCardResolvers<ContextType>;
  SwellAccountCard?: SwellAccountCardResolvers<ContextType>;
  SwellAccountShipping?: SwellAccountShippingResolvers<ContextType>;
  SwellAccountsAddresses?: SwellAccountsAddressesResolvers<ContextType>;
  SwellAccountsCards?: SwellAccountsCardsResolvers<ContextType>;
  SwellAttribute?: SwellAttributeResolvers<ContextType>;
  SwellAttributes?: SwellAttributesResolvers<ContextType>;
  SwellCart?: SwellCartResolvers<ContextType>;
  SwellCartBilling?: SwellCartBillingResolvers<ContextType>;
  SwellCartBillingCard?: SwellCartBillingCardResolvers<ContextType>;
  SwellCartCoupon?: SwellCartCouponResolvers<ContextType>;
  SwellCartDiscount?: SwellCartDiscountResolvers<ContextType>;
  SwellCartGiftcard?: SwellCartGiftcardResolvers<ContextType>;
  SwellCartItem?: SwellCartItemResolvers<ContextType>;
  SwellCartItemOption?: SwellCartItemOptionResolvers<ContextType>;
  SwellCartItemPurchaseOption?: SwellCartItemPurchaseOptionResolvers<ContextType>;
  SwellCartItemPurchaseOptionBillingSchedule?: SwellCartItemPurchaseOptionBillingScheduleResolvers<ContextType>;
  SwellCartItemPurchaseOptionOrderSchedule?: SwellCartItemPurchaseOptionOrderScheduleResolvers<ContextType>;
  SwellCartItemTax?: SwellCartItemTaxResolvers<ContextType>;
  SwellCartShipping?: SwellCartShippingResolvers<ContextType>;
  SwellCartTax?: SwellCartTaxResolvers<ContextType>;
  SwellCategories?: SwellCategoriesResolvers<ContextType>;
  SwellCategory?: SwellCategoryResolvers<ContextType>;
  SwellCategoryContent?: SwellCategoryContentResolvers<ContextType>;
  SwellCategoryContentFeaturedCategory?: SwellCategoryContentFeaturedCategoryResolvers<ContextType>;
  SwellCategoryImage?: SwellCategoryImageResolvers<ContextType>;
  SwellCategoryImageFile?: SwellCategoryImageFileResolvers<ContextType>;
  SwellContentPage?: SwellContentPageResolvers<ContextType>;
  SwellContentPages?: SwellContentPagesResolvers<ContextType>;
  SwellOrder?: SwellOrderResolvers<ContextType>;
  SwellOrderBilling?: SwellOrderBillingResolvers<ContextType>;
  SwellOrderBillingCard?: SwellOrderBillingCardResolvers<ContextType>;
  SwellOrderCoupon?: SwellOrderCouponResolvers<ContextType>;
  SwellOrderDiscount?: SwellOrderDiscountResolvers<ContextType>;
  SwellOrderGiftcard?: SwellOrderGiftcardResolvers<ContextType>;
  SwellOrderItem?: SwellOrderItemResolvers<ContextType>;
  SwellOrderItemOption?: SwellOrderItemOptionResolvers<ContextType>;
  SwellOrderItemPurchaseOption?: SwellOrderItemPurchaseOptionResolvers<ContextType>;
  SwellOrderItemPurchaseOptionBillingSchedule?: SwellOrderItemPurchaseOptionBillingScheduleResolvers<ContextType>;
  SwellOrderItemPurchaseOptionOrderSchedule?: SwellOrderItemPurchaseOptionOrderScheduleResolvers<ContextType>;
  SwellOrderItemTax?: SwellOrderItemTaxResolvers<ContextType>;
  SwellOrderPayment?: SwellOrderPaymentResolvers<ContextType>;
  SwellOrderPaymentCard?: SwellOrderPaymentCardResolvers<ContextType>;
  SwellOrderRefund?: SwellOrderRefundResolvers<ContextType>;
  SwellOrderShipment?: SwellOrderShipmentResolvers<ContextType>;
  SwellOrderShipmentItem?: SwellOrderShipmentItemResolvers<ContextType>;
  SwellOrderShipping?: SwellOrderShippingResolvers<ContextType>;
  SwellOrderTax?: SwellOrderTaxResolvers<ContextType>;
  SwellOrders?: SwellOrdersResolvers<ContextType>;
  SwellOrdersPayments?: SwellOrdersPaymentsResolvers<ContextType>;
  SwellOrdersRefunds?: SwellOrdersRefundsResolvers<ContextType>;
  SwellOrdersShipments?: SwellOrdersShipmentsResolvers<ContextType>;
  SwellProduct?: SwellProductResolvers<ContextType>;
  SwellProductContent?: SwellProductContentResolvers<ContextType>;
  SwellProductContentExpandableDetail?: SwellProductContentExpandableDetailResolvers<ContextType>;
  SwellProductContentProductHighlight?: SwellProductContentProductHighlightResolvers<ContextType>;
  SwellProductContentProductHighlightCustomIcon?: SwellProductContentProductHighlightCustomIconResolvers<ContextType>;
  SwellProductCrossSell?: SwellProductCrossSellResolvers<ContextType>;
  SwellProductImage?: SwellProductImageResolvers<ContextType>;
  SwellProductImageFile?: SwellProductImageFileResolvers<ContextType>;
  SwellProductOption?: SwellProductOptionResolvers<ContextType>;
  SwellProductOptionValue?: SwellProductOptionValueResolvers<ContextType>;
  SwellProductPrice?: SwellProductPriceResolvers<ContextType>;
  SwellProductPurchaseOptions?: SwellProductPurchaseOptionsResolvers<ContextType>;
  SwellProductPurchaseOptionsStandard?: SwellProductPurchaseOptionsStandardResolvers<ContextType>;
  SwellProductPurchaseOptionsStandardPrice?: SwellProductPurchaseOptionsStandardPriceResolvers<ContextType>;
  SwellProductPurchaseOptionsSubscription?: SwellProductPurchaseOptionsSubscriptionResolvers<ContextType>;
  SwellProductPurchaseOptionsSubscriptionPlan?: SwellProductPurchaseOptionsSubscriptionPlanResolvers<ContextType>;
  SwellProductPurchaseOptionsSubscriptionPlanBillingSchedule?: SwellProductPurchaseOptionsSubscriptionPlanBillingScheduleResolvers<ContextType>;
  SwellProductPurchaseOptionsSubscriptionPlanOrderSchedule?: SwellProductPurchaseOptionsSubscriptionPlanOrderScheduleResolvers<ContextType>;
  SwellProductUpSell?: SwellProductUpSellResolvers<ContextType>;
  SwellProductVariant?: SwellProductVariantResolvers<ContextType>;
  SwellProductVariantImage?: SwellProductVariantImageResolvers<ContextType>;
  SwellProductVariantImageFile?: SwellProductVariantImageFileResolvers<ContextType>;
  SwellProductVariantPrice?: SwellProductVariantPriceResolvers<ContextType>;
  SwellProductVariantPurchaseOptions?: SwellProductVariantPurchaseOptionsResolvers<ContextType>;
  SwellProductVariantPurchaseOptionsStandard?: SwellProductVariantPurchaseOptionsStandardResolvers<ContextType>;
  SwellProductVariantPurchaseOptionsStandardPrice?: SwellProductVariantPurchaseOptionsStandardPriceResolvers<ContextType>;
  SwellProducts?: SwellProductsResolvers<ContextType>;
  SwellProductsVariants?: SwellProductsVariantsResolvers<ContextType>;
  SwellSettings?: SwellSettingsResolvers<ContextType>;
  SwellSettingsMenus?: SwellSettingsMenusResolvers<ContextType>;
  SwellSettingsMenusSection?: SwellSettingsMenusSectionResolvers<ContextType>;
  SwellSettingsStore?: SwellSettingsStoreResolvers<ContextType>;
  SwellSettingsStoreCurrency?: SwellSettingsStoreCurrencyResolvers<ContextType>;
  SwellSettingsStoreLocale?: SwellSettingsStoreLocaleResolvers<ContextType>;
  SwellSettingsSubscriptions?: SwellSettingsSubscriptionsResolvers<ContextType>;
  SwellSubscription?: SwellSubscriptionResolvers<ContextType>;
  SwellSubscriptionBilling?: SwellSubscriptionBillingResolvers<ContextType>;
  SwellSubscriptionBillingCard?: SwellSubscriptionBillingCardResolvers<ContextType>;
  SwellSubscriptionBillingSchedule?: SwellSubscriptionBillingScheduleResolvers<ContextType>;
  SwellSubscriptionDiscount?: SwellSubscriptionDiscountResolvers<ContextType>;
  SwellSubscriptionItem?: SwellSubscriptionItemResolvers<ContextType>;
  SwellSubscriptionItemOption?: SwellSubscriptionItemOptionResolvers<ContextType>;
  SwellSubscriptionOption?: SwellSubscriptionOptionResolvers<ContextType>;
  SwellSubscriptionOrderSchedule?: SwellSubscriptionOrderScheduleResolvers<ContextType>;
  SwellSubscriptionShipping?: SwellSubscriptionShippingResolvers<ContextType>;
  SwellSubscriptionTax?: SwellSubscriptionTaxResolvers<ContextType>;
  SwellSubscriptions?: SwellSubscriptionsResolvers<ContextType>;
};

