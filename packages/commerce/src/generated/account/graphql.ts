/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SwellAccountAddressInput = {
  active?: boolean | null | undefined;
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type SwellAccountBillingInput = {
  accountCardId?: string | number | null | undefined;
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  method?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type SwellAccountCardInput = {
  active?: boolean | null | undefined;
  expMonth?: number | null | undefined;
  expYear?: number | null | undefined;
  token?: string | null | undefined;
};

export type SwellAccountInput = {
  billing?: SwellAccountBillingInput | null | undefined;
  email?: string | null | undefined;
  emailOptin?: boolean | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  name?: string | null | undefined;
  password?: string | null | undefined;
  phone?: string | null | undefined;
  shipping?: SwellAccountShippingInput | null | undefined;
};

export type SwellAccountShippingInput = {
  accountAddressId?: string | number | null | undefined;
  address1?: string | null | undefined;
  address2?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type SwellSessionInput = {
  currency?: string | null | undefined;
  locale?: string | null | undefined;
};

export type AddressFieldsFragment = { id: string | null, active: boolean | null, name: string | null, firstName: string | null, lastName: string | null, address1: string | null, address2: string | null, city: string | null, state: string | null, zip: string | null, country: string | null, phone: string | null };

export type CardFieldsFragment = { id: string | null, active: boolean | null, brand: string | null, displayBrand: string | null, last4: string | null, expMonth: number | null, expYear: number | null };

export type CheckTokenValidityQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckTokenValidityQuery = { session: { accountId: string | null } | null };

export type GetAccountDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAccountDetailsQuery = { account: { name: string | null, firstName: string | null, lastName: string | null, email: string | null, emailOptin: boolean | null, group: string | null } | null };

export type GetAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAddressesQuery = { account: { shipping: { accountAddressId: string | null } | null, addresses: { results: Array<AddressFieldsFragment | null> | null } | null } | null };

export type GetCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCardsQuery = { account: { billing: { accountCardId: string | null } | null, cards: { results: Array<CardFieldsFragment | null> | null } | null } | null };

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginMutation = { loginAccount: { success: boolean | null } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logoutAccount: { success: boolean | null } | null };

export type SignupMutationVariables = Exact<{
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}>;


export type SignupMutation = { createAccount: { email: string | null } | null };

export type SendResetPasswordMailMutationVariables = Exact<{
  email: string;
  passwordResetUrl: string;
}>;


export type SendResetPasswordMailMutation = { sendAccountRecovery: { success: boolean | null } | null };

export type ResetPasswordMutationVariables = Exact<{
  password: string;
  passwordResetKey: string;
}>;


export type ResetPasswordMutation = { recoverAccount: { success: boolean | null } | null };

export type CreateNewsletterSubscriberMutationVariables = Exact<{
  email: string;
}>;


export type CreateNewsletterSubscriberMutation = { createAccount: { email: string | null } | null };

export type UpdateAccountMutationVariables = Exact<{
  input: SwellAccountInput;
}>;


export type UpdateAccountMutation = { updateAccount: { name: string | null, firstName: string | null, lastName: string | null, email: string | null, emailOptin: boolean | null, group: string | null } | null };

export type UpdateSessionMutationVariables = Exact<{
  input: SwellSessionInput;
}>;


export type UpdateSessionMutation = { updateSession: { accountId: string | null, currency: string | null, locale: string | null } | null };

export type AddAddressMutationVariables = Exact<{
  input: SwellAccountAddressInput;
}>;


export type AddAddressMutation = { addAccountAddress: AddressFieldsFragment | null };

export type UpdateAddressMutationVariables = Exact<{
  addressId: string;
  input: SwellAccountAddressInput;
}>;


export type UpdateAddressMutation = { updateAccountAddress: AddressFieldsFragment | null };

export type DeleteAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type DeleteAddressMutation = { deleteAccountAddress: { id: string | null } | null };

export type AddCardMutationVariables = Exact<{
  input: SwellAccountCardInput;
}>;


export type AddCardMutation = { addAccountCard: CardFieldsFragment | null };

export type UpdateCardMutationVariables = Exact<{
  cardId: string;
  input: SwellAccountCardInput;
}>;


export type UpdateCardMutation = { updateAccountCard: CardFieldsFragment | null };

export type DeleteCardMutationVariables = Exact<{
  cardId: string;
}>;


export type DeleteCardMutation = { deleteAccountCard: { id: string | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AddressFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AddressFields on SwellAccountAddress {
  id
  active
  name
  firstName
  lastName
  address1
  address2
  city
  state
  zip
  country
  phone
}
    `, {"fragmentName":"AddressFields"}) as unknown as TypedDocumentString<AddressFieldsFragment, unknown>;
export const CardFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CardFields on SwellAccountCard {
  id
  active
  brand
  displayBrand
  last4
  expMonth
  expYear
}
    `, {"fragmentName":"CardFields"}) as unknown as TypedDocumentString<CardFieldsFragment, unknown>;
export const CheckTokenValidityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query checkTokenValidity {
  session {
    accountId
  }
}
    `) as unknown as TypedDocumentString<CheckTokenValidityQuery, CheckTokenValidityQueryVariables>;
export const GetAccountDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getAccountDetails {
  account {
    name
    firstName
    lastName
    email
    emailOptin
    group
  }
}
    `) as unknown as TypedDocumentString<GetAccountDetailsQuery, GetAccountDetailsQueryVariables>;
export const GetAddressesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getAddresses {
  account {
    shipping {
      accountAddressId
    }
    addresses {
      results {
        ...AddressFields
      }
    }
  }
}
    fragment AddressFields on SwellAccountAddress {
  id
  active
  name
  firstName
  lastName
  address1
  address2
  city
  state
  zip
  country
  phone
}`) as unknown as TypedDocumentString<GetAddressesQuery, GetAddressesQueryVariables>;
export const GetCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getCards {
  account {
    billing {
      accountCardId
    }
    cards {
      results {
        ...CardFields
      }
    }
  }
}
    fragment CardFields on SwellAccountCard {
  id
  active
  brand
  displayBrand
  last4
  expMonth
  expYear
}`) as unknown as TypedDocumentString<GetCardsQuery, GetCardsQueryVariables>;
export const LoginDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation login($email: String!, $password: String!) {
  loginAccount(email: $email, password: $password) {
    success
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const LogoutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation logout {
  logoutAccount {
    success
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const SignupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation signup($email: String!, $password: String!, $firstName: String!, $lastName: String!) {
  createAccount(
    input: {
      email: $email
      password: $password
      firstName: $firstName
      lastName: $lastName
    }
  ) {
    email
  }
}
    `) as unknown as TypedDocumentString<SignupMutation, SignupMutationVariables>;
export const SendResetPasswordMailDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation sendResetPasswordMail($email: String!, $passwordResetUrl: String!) {
  sendAccountRecovery(email: $email, passwordResetUrl: $passwordResetUrl) {
    success
  }
}
    `) as unknown as TypedDocumentString<SendResetPasswordMailMutation, SendResetPasswordMailMutationVariables>;
export const ResetPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation resetPassword($password: String!, $passwordResetKey: String!) {
  recoverAccount(password: $password, passwordResetKey: $passwordResetKey) {
    success
  }
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const CreateNewsletterSubscriberDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation createNewsletterSubscriber($email: String!) {
  createAccount(input: { email: $email, emailOptin: true }) {
    email
  }
}
    `) as unknown as TypedDocumentString<CreateNewsletterSubscriberMutation, CreateNewsletterSubscriberMutationVariables>;
export const UpdateAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation updateAccount($input: SwellAccountInput!) {
  updateAccount(input: $input) {
    name
    firstName
    lastName
    email
    emailOptin
    group
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const UpdateSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation updateSession($input: SwellSessionInput!) {
  updateSession(input: $input) {
    accountId
    currency
    locale
  }
}
    `) as unknown as TypedDocumentString<UpdateSessionMutation, UpdateSessionMutationVariables>;
export const AddAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation addAddress($input: SwellAccountAddressInput!) {
  addAccountAddress(input: $input) {
    ...AddressFields
  }
}
    fragment AddressFields on SwellAccountAddress {
  id
  active
  name
  firstName
  lastName
  address1
  address2
  city
  state
  zip
  country
  phone
}`) as unknown as TypedDocumentString<AddAddressMutation, AddAddressMutationVariables>;
export const UpdateAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation updateAddress($addressId: String!, $input: SwellAccountAddressInput!) {
  updateAccountAddress(addressId: $addressId, input: $input) {
    ...AddressFields
  }
}
    fragment AddressFields on SwellAccountAddress {
  id
  active
  name
  firstName
  lastName
  address1
  address2
  city
  state
  zip
  country
  phone
}`) as unknown as TypedDocumentString<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const DeleteAddressDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation deleteAddress($addressId: String!) {
  deleteAccountAddress(addressId: $addressId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteAddressMutation, DeleteAddressMutationVariables>;
export const AddCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation addCard($input: SwellAccountCardInput!) {
  addAccountCard(input: $input) {
    ...CardFields
  }
}
    fragment CardFields on SwellAccountCard {
  id
  active
  brand
  displayBrand
  last4
  expMonth
  expYear
}`) as unknown as TypedDocumentString<AddCardMutation, AddCardMutationVariables>;
export const UpdateCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation updateCard($cardId: String!, $input: SwellAccountCardInput!) {
  updateAccountCard(cardId: $cardId, input: $input) {
    ...CardFields
  }
}
    fragment CardFields on SwellAccountCard {
  id
  active
  brand
  displayBrand
  last4
  expMonth
  expYear
}`) as unknown as TypedDocumentString<UpdateCardMutation, UpdateCardMutationVariables>;
export const DeleteCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation deleteCard($cardId: String!) {
  deleteAccountCard(cardId: $cardId) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteCardMutation, DeleteCardMutationVariables>;