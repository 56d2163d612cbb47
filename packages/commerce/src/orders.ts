/** The account's orders. */
export {
  fetchOrder,
  fetchOrderByCheckout,
  fetchOrders,
  type OrderArgs,
  type OrderByCheckoutArgs,
  type OrdersArgs,
  type OrdersPage,
} from './orders/fetch-orders.ts'
