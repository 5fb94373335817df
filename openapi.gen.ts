// Generated from openapi.yaml by `npm run gen`. Do not edit.
export interface paths {
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start registering a mobile number
         * @description Sends a passcode by SMS. `verify-otp` creates the account.
         *
         *     If you call again before `resendAt`, the answer is `409 REQUEST_ALREADY_EXISTS`: no second SMS is sent, the first name stays, and
         *     `data` is that of the first answer. Its `message` holds JSON for older clients; do not show it. If wrong tries ended that
         *     passcode, the answer is `429 OTP_ATTEMPTS_EXCEEDED` instead.
         *
         *     From `resendAt` on, the same call resends: it sends a new passcode with a new `verificationId` and uses the name you send. The
         *     passcode before stays valid for its own 120 seconds, because an SMS can be late. After a lost answer, call again: the 409 holds
         *     the same data. Limit: 60 a minute.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a passcode to a registered mobile number
         * @description If you call again before `resendAt`, the answer has the same `verificationId` and no second SMS is sent, so you may repeat it
         *     after a lost answer. If that passcode was used, the answer is `429 RATE_LIMITED`.
         *
         *     From `resendAt` on, the same call resends: it sends a new passcode with a new `verificationId`. The one before stays valid for its
         *     own 120 seconds, because an SMS can be late. If wrong tries ended a passcode, the next one is sent from `resendAt` on too. Limit:
         *     60 a minute.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the passcode
         * @description A passcode has 4 digits, is valid for 120 seconds and ends after 5 wrong tries. Customers who asked twice may type either SMS:
         *     every valid passcode of the mobile works with any `verificationId` of it. One use ends them all. For a registration this creates
         *     the account, under the name that was sent for this `verificationId`. A wrong passcode, a wrong mobile and an unknown or used
         *     `verificationId` all answer `OTP_INVALID`.
         *
         *     After a lost answer, repeat the call once. If it answers `OTP_INVALID`, the first call may have used the passcode, and its token
         *     is lost. Ask for a new passcode with `POST /auth/login`, also after a registration. If that answers `404 USER_NOT_REGISTERED`, no
         *     account was created: register again. Limit: 120 a minute.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/professional/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a passcode to a professional
         * @description Works like `POST /auth/login`, for the mobile of an active professional. If you call again before `resendAt`, no second SMS is sent. Limit: 60 a minute.
         */
        post: operations["professionalLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/professional/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a professional
         * @description Works like `POST /auth/verify-otp`, for a passcode of `POST /auth/professional/login`. 404 if staff deactivated her or changed her mobile meanwhile. Limit: 120 a minute.
         */
        post: operations["verifyProfessionalOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/professional/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the language of her messages
         * @description A professional chooses it on her phone. Staff can change it, too.
         */
        put: operations["setOwnLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session
         * @description The token is dead from now on. To end an API key, revoke it.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/validate-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the token
         * @description Answers 200 with the owner's id and role, or 401. `userId` is a professional's own id, and for an API key the key's.
         */
        get: operations["validateToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's profile
         * @description The name, the mobile and what the customer told the salon.
         */
        get: operations["getProfile"];
        /**
         * Change the profile
         * @description Fields that you leave out stay. null clears a field, except the name. The mobile number cannot be changed.
         */
        put: operations["updateProfile"];
        post?: never;
        /**
         * Delete the account
         * @description Ends the token and erases name, mobile, e-mail and addresses. Past bookings keep only services, price, date and status. Refused while a booking is PENDING.
         */
        delete: operations["deleteProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the customer's data
         * @description Everything the salon holds about the customer, as one JSON document: profile, addresses, cart, bookings, messages and documents. India's DPDP Act 2023 asks for it.
         */
        get: operations["exportProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as staff
         * @description Ten wrong passwords within 15 minutes lock that e-mail for that client for 15 minutes. At most four calls of a client wait at a time; more are `429`. Limit: 60 a minute.
         */
        post: operations["adminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the caller's own password
         * @description Ends every session of the caller and answers with a new one of 8 hours. API keys belong to the salon and go on working;
         *     `revokeKeys` revokes all of them.
         *
         *     A wrong `currentPassword` is `400 VALIDATION_ERROR` for that field and counts as a wrong sign-in. After a lost answer, sign in
         *     with the new password. If that fails, nothing was changed. Limit: 60 a minute.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the staff
         * @description Everybody who can sign in as staff, in the order they were added. All have the same rights.
         */
        get: operations["listStaff"];
        put?: never;
        /**
         * Add a member of staff
         * @description They can change the password after signing in. `currentPassword` is the caller's own. A wrong one is `400 VALIDATION_ERROR` for that field and counts as a wrong sign-in. Limit: 60 a minute.
         */
        post: operations["addStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member of staff
         * @description Ends their sessions at once. API keys that they created belong to the salon and go on working; `revokeKeys` revokes those. You cannot remove yourself (403), so at least one member of staff is left.
         */
        delete: operations["removeStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys
         * @description In the order they were created. A revoked key disappears; an expired one stays in the list until it is revoked.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The key belongs to the salon. It works until it expires or is revoked, even after its maker has left. The answer shows the token
         *     once; nobody can read it again. After a lost answer, repeat the call with its `Idempotency-Key`. A wrong `currentPassword` is
         *     `400 VALIDATION_ERROR` for that field and counts as a wrong sign-in. Limit: 60 a minute.
         */
        post: operations["createApiKey"];
        /**
         * Revoke all API keys
         * @description All of them stop working now. A second call revokes none and is no error.
         */
        delete: operations["revokeAllApiKeys"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/key/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key stops working now. Every member of staff may revoke every key.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the calling API key may do
         * @description For a program that checks its key: its rights, limits, expiry and maker. Answers `401` for a mistyped, expired or revoked key and `403` for a person's token.
         */
        get: operations["getOwnApiKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browse and search the services
         * @description `sort=popular` (the default) puts the services first that were booked most in the last 90 days, without cancelled and deleted
         *     bookings. `-price` puts the dearest first. Services that are equal come by name, then by description, in either case. Limit: 600 a
         *     minute.
         *
         *     `search` finds services that have every word in their name, description or category, in any order. Case, accents, apostrophes,
         *     hyphens and blanks make no difference: `makeup`, `make-up` and `make up` find the same. The salon's `searchSynonyms` count as
         *     equal too. If nothing is found, words of five letters or more may have one typing mistake (`matched: SPELLING`). If that finds
         *     nothing either, `suggestions` has the nearest services.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The services of one category
         * @description Most popular first, as in `GET /service/all`. Limit: 600 a minute.
         */
        get: operations["listServicesByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One service
         * @description A service that was withdrawn from sale answers 404. Limit: 600 a minute.
         */
        get: operations["getService"];
        /**
         * Change a service
         * @description Fields that you leave out stay. Past bookings keep their name and price.
         */
        put: operations["updateService"];
        post?: never;
        /**
         * Withdraw a service from sale
         * @description The service disappears from lists and carts. Past bookings keep it.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What customers say about a service
         * @description The reviews of visits with this service. Newest first, with first names only, without the services of the visit, and without hidden reviews. Limit: 600 a minute.
         */
        get: operations["listReviewsOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a service
         * @description The picture's content decides its type (PNG, JPG, GIF, WebP or AVIF); name and declared type do not count. It is stored as WebP without metadata. A JPG or GIF may lack its last bytes.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description Sorted by name, A to Z in either case. Limit: 600 a minute.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One category
         * @description Name, description, picture and the number of its services. Limit: 600 a minute.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a category
         * @description A picture of 400 × 300 pixels or more looks best.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a category
         * @description Fields that you leave out stay.
         */
        put: operations["updateCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a category
         * @description Its services stay on sale, without a category.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get or create the customer's cart
         * @description A customer has one active cart. Answers 200 if it exists, 201 if it is new.
         */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A customer's active cart
         * @description Customers read their own; staff may read anyone's.
         */
        get: operations["getCartOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A cart
         * @description Prices are the current ones. A coupon that is no longer valid and a service that was withdrawn leave the cart now, and `notices` says so.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        /**
         * Delete the cart
         * @description The next `POST /cart` creates a new one.
         */
        delete: operations["deleteCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cartId}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a service to the cart
         * @description Raises the quantity if the service is in the cart. The most is 20 of a service and 50 different services.
         */
        post: operations["addCartItem"];
        /**
         * Empty the cart
         * @description Removes all items and the coupon.
         */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cartId}/services/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set how many of a service the cart has
         * @description From 0 to 20; 0 takes the service out. It does not matter what the cart had before, so the call may be repeated. A cart has at most
         *     50 different services.
         */
        put: operations["putCartService"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cartId}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set an item's quantity
         * @description From 1 to 20.
         */
        put: operations["updateCartItem"];
        post?: never;
        /**
         * Remove an item
         * @description Removes it whatever its quantity.
         */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cartId}/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a coupon to the cart
         * @description Replaces the coupon of the cart. The use is counted when the cart is booked, not now. Limit: 60 a minute.
         */
        post: operations["applyCartCoupon"];
        /**
         * Remove the coupon from the cart
         * @description Changes nothing if there is none.
         */
        delete: operations["removeCartCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the coupons
         * @description Customers see those they could use now, staff see all. In the order they were created.
         */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a coupon
         * @description The code is kept in capitals. `validFrom` and `validTill` are days in India, both included.
         */
        post: operations["createCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One coupon
         * @description Customers find only coupons they could use now. Limit: 60 a minute.
         */
        get: operations["getCoupon"];
        /**
         * Change a coupon
         * @description Send the whole coupon. What you leave out returns to its default: without `isActive: false`, a coupon is switched on. The code cannot be changed, and the limit cannot fall below the uses so far.
         */
        put: operations["updateCoupon"];
        post?: never;
        /**
         * Delete a coupon
         * @description Carts lose it at their next read. Bookings keep their discount.
         */
        delete: operations["deleteCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/{code}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a coupon to the caller's active cart
         * @description Like `POST /cart/{cartId}/coupons`, without naming the cart. Limit: 60 a minute.
         */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/{code}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Try a coupon on the caller's cart
         * @description Changes nothing. Refuses with the same code as applying it would. Limit: 60 a minute.
         */
        get: operations["validateCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer's saved addresses
         * @description In the order they were added.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an address
         * @description Send the street or area alone as `street`. The answer's `street` joins flat, building, street and landmark. A customer has at most 50 addresses; one more is 400.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an address
         * @description Send the whole address. Bookings keep the address they were made with.
         */
        put: operations["updateAddress"];
        post?: never;
        /**
         * Delete an address
         * @description Bookings keep the address they were made with.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/area/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the salon comes to a place
         * @description Send a PIN code, a position, or both. A PIN code alone is `UNSURE` unless a list of PIN codes holds it or all areas are such lists;
         *     a position alone is `UNSURE` unless a circle or polygon holds it or there is no such list. Both together are always sure.
         *     Limit: 120 a minute.
         */
        get: operations["checkArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/area/wish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a passcode for a wish that the salon comes to a place
         * @description Needs no account, and answers the same for every mobile. Send the PIN code or the position, here and to `POST /area/wish/verify`.
         *     The passcode is good for that operation alone. If you call again before `resendAt`, the answer has the same `verificationId` and no
         *     second SMS is sent, so you may repeat it after a lost answer. If a passcode for signing in was just sent, or that passcode was
         *     used, the answer is `429 RATE_LIMITED`. Limit: 60 a minute.
         */
        post: operations["requestAreaWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/area/wish/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the wish, with the passcode
         * @description Stores the wish. Each mobile has one: a later one takes its place. The passcode follows the rules of `POST /auth/verify-otp`. After
         *     a lost answer, repeat the call once. If it answers `OTP_INVALID`, the wish was probably stored. Limit: 120 a minute.
         */
        post: operations["verifyAreaWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/area/admin/wish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wishes that the salon came to a place
         * @description Newest first.
         */
        get: operations["listAreaWishes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/area/admin/wish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a wish
         * @description Deletes it for good, for example after you have told them. Wishes are deleted by themselves after a year.
         */
        delete: operations["deleteAreaWish"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geocode/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a place by name or position
         * @description At most 8 places, in the provider's order, which prefers places near the salon if it can. The settings' `map.typeAhead` says
         *     whether a client may ask while the user types.
         *
         *     If the text holds a position, the answer is that one place, marked `fromText`, and the provider is not asked:
         *     - degrees: `21.1458, 79.0882`, `21.1458° N 79.0882° E`, `21°08'44.9"N 79°05'17.5"E`, also with digits of other scripts;
         *     - a plus code: `7JHX43X5+8F`, or `43X5+8F Nagpur`. A short code is read around the salon. If it names another place, the provider
         *       is asked for that place;
         *     - a map link with a position: Google Maps, Apple Maps, OpenStreetMap, OsmAnd, Waze, Bing and others, or `geo:`.
         *
         *     Short links such as `maps.app.goo.gl` hold no position and are not followed; the words beside them are searched. Without such
         *     words the answer is `400` with a `message` for people. Limit: 60 a minute.
         */
        get: operations["searchPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geocode/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the address of a position
         * @description The postcode is a suggestion, because public data is often wrong. An empty `address` means that nothing is known. Limit: 60 a minute.
         */
        get: operations["reversePlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/available-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the time slots of a day
         * @description Every window of the salon's plan. If it cannot be booked, `reason` is the first of these that holds:
         *     - `OUTSIDE_AREA`: the salon does not come to the address or position that you sent.
         *     - `PAST`: it starts now, or has started.
         *     - `CLOSED`: the day is more than `bookingHorizonDays` ahead, one of the `closedDays` or a closed weekday; or the visit would start
         *       before opening or end after closing.
         *     - `NO_PROFESSIONAL`: nobody who works that day can do these services.
         *     - `FULL`: at some moment of the visit all teams are away, or no professional can fit it in.
         *
         *     With teams, a visit takes as long as its window or its services, whichever is longer, so it may run past the window's `endTime`.
         *     With named professionals it takes as long as its services, and travel comes on top. Send
         *     `durationInMinutes` (each service times its quantity) to see which slots are long enough before closing. To move a booking, send
         *     its id as `exceptBookingId`: its own place then counts as free. Limit: 300 a minute.
         */
        get: operations["listAvailableSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/available-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days that can be booked
         * @description Every day from `from` to `to`, both included and at most 366 days, with its number of available slots. If a day has none, `reason`
         *     is the first of these that holds:
         *     - `OUTSIDE_AREA`: the salon does not come to the address or position that you sent.
         *     - `PAST`: the day is over.
         *     - `CLOSED`: the day is more than `bookingHorizonDays` ahead, one of the `closedDays`, a closed weekday, or has no slot within its
         *       hours.
         *     - `TOO_LONG`: the services take longer than the salon is open after the start of any slot.
         *     - `NO_PROFESSIONAL`: nobody who works that day can do these services.
         *     - `FULL`: every slot that is long enough and still to come is taken.
         *     - `PAST`, for today: all slots that are long enough have started.
         *
         *     `durationInMinutes` and `exceptBookingId` work as in `available-slots`. Limit: 120 a minute.
         */
        get: operations["listBookableDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's bookings
         * @description All of them, whatever their status, the earliest visit first.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Book a visit
         * @description Repeat a service id for its quantity. With `cartId`, the booking is that cart with its coupon: `serviceIds` must match it, and the
         *     cart is emptied. Without a cart you may send a `couponCode`. Slot, coupon, price, booking and cart change together or not at all.
         *
         *     Send an `Idempotency-Key`. A repeated request gets the booking as it was made, but without `upi` once nothing is left to pay.
         *     Another order of `serviceIds` is another request.
         *
         *     Checks run in this order: shape; `userId` is the caller's; the key; `PAY_NOW` is in the settings' `paymentTypes`, at most 50
         *     services and 20 of each (400); service, cart and address exist; `CART_EMPTY`; `CART_CHANGED`; a `couponCode` beside a cart is the
         *     cart's (400); the coupon; `PRICE_CHANGED`; `MINIMUM_ORDER_VALUE`; `OUTSIDE_AREA`; `TOO_MANY_BOOKINGS`;
         *     `DUPLICATE_BOOKING`; `SLOT_UNAVAILABLE`. Limit: 30 a minute.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a customer's bookings
         * @description All of them, whatever their status, the earliest visit first. Customers read their own; staff read anyone's.
         */
        get: operations["listBookingsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking
         * @description Customers read their own; staff may read anyone's.
         */
        get: operations["getBooking"];
        /**
         * Move a pending booking
         * @description Changes date, time or address; what you leave out stays, and so do coupon and price. A new date or time is checked like a new
         *     booking, but the booking's own place counts as free. Customers may move a visit until it starts, staff any pending booking. A
         *     new time or address that lies outside the service area is `422 OUTSIDE_AREA`.
         *
         *     The new address is a saved one of the customer (`addressId`) or a new one (`address`), not both. A new one is saved unless it
         *     exists; more than 50 are 400. Moving a booking to where it is is no error, so you may repeat the call.
         */
        put: operations["rescheduleBooking"];
        post?: never;
        /**
         * Hide a booking
         * @description Hides the booking from everybody. A pending one frees its place and its coupon. 409 (`PAID_ONLINE`) as long as money that was paid online has to go back: refund it first. What is paid online afterwards goes back by itself.
         */
        delete: operations["deleteBooking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a pending booking
         * @description Frees the place and gives the coupon use back. Customers may cancel until the visit starts, staff at any time. A paid booking may be cancelled too: it stays PAID until the money went back. If the customer agreed to a fee (`cancellation`) and `freeUntil` has passed, the salon keeps it of what was paid. A second call is `409 INVALID_STATUS_TRANSITION`.
         */
        put: operations["cancelBooking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking as a calendar entry
         * @description The same entry as in the e-mails about the visit, for the customer's own calendar. A visit keeps its UID, and every move, change of address and cancellation raises SEQUENCE. METHOD is CANCEL after a cancellation, REQUEST for a customer with an e-mail address, otherwise PUBLISH.
         */
        get: operations["getBookingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of a booking
         * @description The earliest first. Cancelled ones stay in the list. Visits that were completed before documents existed have none.
         */
        get: operations["listDocumentsOfBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's review of a booking
         * @description `data` is null if the customer has written none.
         */
        get: operations["getReview"];
        /**
         * Review a completed visit, or change the review
         * @description A completed booking has one review. Its customer may change it within 7 days after it was written, also while staff hide it. A repeated call changes nothing. `text` left out removes the words.
         */
        put: operations["putReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{id}/book-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a booking's services into the cart
         * @description Prepares the same visit again, whatever the booking's status. Creates the cart if there is none. Afterwards the cart holds each service at least as often as the booking, at today's price, so a second call adds nothing. `notices` names services that are no longer offered. Items in the cart stay; the most is 50 different services.
         */
        post: operations["bookAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all bookings
         * @description The latest visit comes first unless `order` asks for the earliest. `upi` is always null here.
         *
         *     `search` finds bookings that have every word in the customer's current name, mobile or e-mail, or in the booked services' names.
         *     Order, case and spelling work as in `GET /service/all`: `facial rao` finds a facial of Asha Rao. A booking is also found by the
         *     first 8 or more characters of its id, or by the first 4 or more of its reference (the last 6). If nothing is found, words of five
         *     letters or more may have one typing mistake (`matched: SPELLING`).
         */
        get: operations["listAllBookings"];
        put?: never;
        /**
         * Book a visit for a customer, as staff
         * @description For customers who call the salon. `mobile` identifies the customer. If nobody has registered it, `fullName` creates the account,
         *     and the customer can sign in with a passcode from then on. If somebody has, the account keeps its name.
         *
         *     The visit goes to a saved address (`addressId`, see `GET /customer/admin/{id}`) or to a new one (`address`), not both. A new one
         *     is saved unless it exists; more than 50 are 400. Repeat a service id for its quantity. The server computes the price. Send the
         *     price that you told the customer as `finalPrice`: if it differs, the answer is `409 PRICE_CHANGED`.
         *
         *     Staff may book below the minimum order and beyond the customer's number of pending bookings, but not beyond the free teams or over
         *     another visit of the customer. Customer, address, slot, coupon and booking change together or not at all. An `Idempotency-Key`
         *     works as in `POST /booking`; each `mobile` has keys of its own.
         *
         *     Checks run in this order: shape; the key; the customer (`fullName` missing: 400; deactivated: 403); one address, and a new one;
         *     `PAY_NOW` is in the settings' `paymentTypes`, at most 50 services and 20 of each (400); services; a saved address; the coupon;
         *     `PRICE_CHANGED`; `OUTSIDE_AREA`; `DUPLICATE_BOOKING`; `SLOT_UNAVAILABLE`.
         */
        post: operations["bookForCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keep a copy of the bookings
         * @description Lists each booking once, as it is now, in the order of its latest change, the oldest change first. Changes are: created, moved,
         *     completed, cancelled, paid, refunded, deleted, or anonymised because the account was deleted.
         *
         *     Begin without `after`. Call again with the `next` of each answer until `hasMore` is false. Keep that `next`, and use it whenever
         *     you want to know what is new. A booking that changes again comes again, so store bookings by `bookingId`. A deleted booking comes
         *     as its id alone.
         *
         *     A change appears after 10 seconds, so that none is missed. If the server's clock is set back by more than that, read again with an
         *     older `next`. Renaming a customer does not change their bookings. A restored backup is not reported: if the salon tells you of
         *     one, begin again with an empty copy.
         */
        get: operations["listBookingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export bookings as CSV
         * @description For a spreadsheet: UTF-8 with a byte order mark, lines end with CRLF, cells are quoted by RFC 4180. Cells that a spreadsheet would
         *     run as a formula begin with an apostrophe. So do references and coupons that it would read as a number or a day, like `033504`,
         *     `725E29` and `DEC25`. Filters and search are those of the list. Programs should go by the headings, not by their order, because
         *     more columns may come.
         *
         *     | Column | What it holds |
         *     |---|---|
         *     | Booking | The `bookingId`. |
         *     | Reference | The last 6 characters of the id, in capitals. Customers and staff use it. |
         *     | Date, Time | When the visit starts: `yyyy-MM-dd` and `HH:mm:ss` in India. |
         *     | Customer, Mobile | As they are today; empty after the account was deleted. |
         *     | Services | The names, with ` × 2` for a quantity, joined by `, `. |
         *     | Address | Street (with flat, building and landmark), city, state and postal code, joined by `, `; empty after the account was deleted. |
         *     | Total, Discount | Rupees with two decimals. |
         *     | Coupon | The code, or empty. |
         *     | Final | Total less Discount, in rupees with two decimals. |
         *     | Payment | `PAY_NOW` or `PAY_AFTER`. |
         *     | Paid | `yes` while the salon holds the money, else `no`. |
         *     | Refunded | The day in India on which a cancelled visit was refunded, or empty. |
         *     | Status | `PENDING`, `COMPLETED` or `CANCELLED`. |
         *     | External id | The integrator's id of the booking, or empty. |
         */
        get: operations["exportBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seven days of visits
         * @description Each day's windows, with the teams that are away and those that could still be booked, and the day's visits in order of time, without cancelled ones.
         */
        get: operations["getBookingWeek"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One day, professional by professional
         * @description Each professional's hours, leave and visits with the travel between them, and the visits that nobody can carry out. Completed visits are included, cancelled ones are not. Inactive professionals are listed only with visits. With teams both lists are empty: `GET /booking/admin/week` has their visits.
         */
        get: operations["getBookingDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/day/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose who takes over which visit
         * @description Changes nothing. The moves cover uncovered visits first, then save travel; carry out those that you agree with by `POST /booking/admin/day/apply`. They move no visit that has begun. They move one whose professional was chosen only if she cannot come: it has `chosen: true`, so ask the customer first. From 18:00 on the day before, when customers know who comes, all moves cover visits. Empty with teams.
         */
        post: operations["proposeDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/day/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry out moves of a proposal
         * @description Each move is checked again, together with the others: two visits may change places. Those that do not fit any more are refused and stay where they are. A move does not choose the professional: a later proposal may move the visit again. The history has each move. A second call changes nothing.
         */
        post: operations["applyDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/uncovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the visits that nobody can carry out
         * @description Pending visits to come whose professional is away, lacks a skill or cannot reach them in time, and those without a professional; in order of time. Empty with teams.
         */
        get: operations["listUncovered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who could carry out a visit
         * @description Every professional: first those whom the visit fits, the best first, with the travel that it adds to their day; then the others by name, with the reason why it does not fit. Empty with teams.
         */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/professional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a visit to a professional
         * @description From then on no program gives the visit to another. With `force`, hours, leave, travel and the service area do not count; two visits at one time are never possible. The history has it.
         */
        put: operations["assignProfessional"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/start-code-waiver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let the professional start without the code
         * @description For a customer who has lost the start code, and after five wrong tries. It holds until the visit moves or goes to somebody else. A second call changes nothing. The history has it.
         */
        put: operations["waiveStartCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Answer a professional's call for help
         * @description The visit no longer calls for help. A second call changes nothing. The history has it.
         */
        delete: operations["answerHelp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set an integrator's id and notes
         * @description Works whatever the booking's status. Fields that you leave out stay, null clears a field, and `metadata` is replaced as a whole. The customer sees both with the booking and in the data export. Both are deleted with the customer's account, so keep elsewhere what must outlive it.
         */
        put: operations["setBookingExternal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a booking's status
         * @description From PENDING to COMPLETED or CANCELLED. Both are final, and PENDING is always refused. Works like `PUT /booking/{id}/cancel` and `PUT /booking/admin/{id}/mark-completed`.
         */
        put: operations["setBookingStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/mark-completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a visit as done
         * @description The same as setting the status to COMPLETED. A visit that is still to come may be completed too, and frees its place. A visit that costs nothing is marked as paid. A second call is `409 INVALID_STATUS_TRANSITION`.
         */
        put: operations["markBookingCompleted"];
        /**
         * Mark a visit as done (older verb)
         * @deprecated
         * @description Kept for older clients; use PUT.
         */
        post: operations["markBookingCompletedByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was paid for a booking
         * @description Its payments with their refunds, in the order they were made, and the online payment that can go on. Customers read their own booking's; staff may read anyone's.
         */
        get: operations["getBookingPayment"];
        put?: never;
        /**
         * Pay online
         * @description Starts an online payment of what is due (of the advance, as long as the booking is not firm), or answers the one that is under way. Send
         *     the customer to `url`. The provider sends them back to the site, which then reads the booking: only the provider's report or our
         *     question to the provider makes it PAID. You may repeat the call.
         *
         *     A booking that is paid, cancelled or free is `409 INVALID_STATUS_TRANSITION`. After `payBy` the time was given back: book again.
         *     `409 PAYMENT_PENDING`: another amount is being paid; wait until that payment ends.
         *     `502 PAYMENT_PROVIDER_UNAVAILABLE`: no payment was made; ask again.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record money that the salon took
         * @description In cash, by UPI, card or bank, for a pending or completed booking. At most what is due; a larger amount is 400. A cancelled booking is 409.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back
         * @description A part of a payment, or all of it. The provider pays an online payment back: the refund is PENDING until it did. If the provider refuses,
         *     it is FAILED, and the money is due again. Money that the salon took itself is given back by hand, and counts at once.
         *
         *     After the visit a refund lowers its price. Before the visit the price stays due.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/mark-paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm that a visit was paid
         * @description For a pending or completed booking, before or after the visit: the salon took what was due. Marking a paid booking changes nothing. A cancelled booking cannot be paid. `POST /booking/admin/{id}/payment` says how and how much.
         */
        put: operations["markBookingPaid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/mark-unpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Undo a mistaken mark-paid
         * @description Works whatever the booking's status; a cancelled booking then needs no refund. Marking an unpaid booking changes nothing. A payment that was made online stays (409, `PAID_ONLINE`). So does a payment that was given back in part (409, `PARTLY_REFUNDED`). To give money back, use `refund` or `mark-refunded`.
         */
        put: operations["markBookingUnpaid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/mark-refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm a refund
         * @description For a cancelled booking that was paid: staff gave back by hand what was due. `paymentStatus` becomes UNPAID, because the salon no longer holds the money, and `refundedAt` says when. Marking a refunded booking changes nothing. `GET /booking/admin?status=CANCELLED&paymentStatus=PAID` lists the refunds that are due.
         */
        put: operations["markBookingRefunded"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/mark-unrefunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Undo a mistaken mark-refunded
         * @description The salon still holds the money: the booking is PAID again since the same time as before, and waits for its refund. Marking a booking that was not refunded changes nothing.
         */
        put: operations["markBookingUnrefunded"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking/admin/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking's history
         * @description The latest 100 events, latest first: when the booking was made, moved, carried out, cancelled, paid, refunded or deleted, and whether by the customer, a member of staff, a professional or an API key. Events never change. Deleted bookings keep their history. Customers do not see it.
         */
        get: operations["getBookingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the professionals
         * @description The active ones, by name: who they are and what they can do. `completedVisits` may be ten minutes old.
         *
         *     With `serviceIds` only those who can do all of them, each with her next free slot. Place and `womenOnly` work as in
         *     `available-slots`. Limit: 120 a minute.
         */
        get: operations["listProfessionals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One professional
         * @description Who she is and what she can do. Limit: 600 a minute.
         */
        get: operations["getProfessional"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What customers say about a professional
         * @description The reviews of her visits. Newest first, with first names only, without the services of the visit, and without hidden reviews. Limit: 600 a minute.
         */
        get: operations["listReviewsOfProfessional"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all professionals for staff
         * @description The active ones first, each group by name, with hours, leave to come and days that differ. `completedVisits` may be ten minutes old.
         */
        get: operations["listAllProfessionals"];
        put?: never;
        /**
         * Add a professional
         * @description Her hours count where the salon is open too. A weekday that you leave out is off. Without `serviceIds` she has no skill.
         */
        post: operations["createProfessional"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how busy each professional is
         * @description Rostered, visit and travel minutes of at most 366 days, by name. Travel is the planned one. Inactive professionals are listed only with visits. Hours count as they are now.
         */
        get: operations["getProfessionalFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One professional for staff
         * @description With hours, leave to come and days that differ.
         */
        get: operations["getProfessionalForStaff"];
        /**
         * Change a professional
         * @description Fields that you leave out stay. The change is always saved and cancels nothing: `uncovered` has the visits that she can no longer carry out.
         */
        put: operations["updateProfessional"];
        post?: never;
        /**
         * Delete a professional
         * @description Only one who has never had a visit. Otherwise deactivate her: past visits keep her name.
         */
        delete: operations["deleteProfessional"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/admin/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or remove the photo of a professional
         * @description A square picture of 400 pixels or more looks best.
         */
        put: operations["setProfessionalPhoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/admin/{id}/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the hours of one day
         * @description They replace the hours of the weekday. An empty list means that she is off. Answers what it leaves uncovered.
         */
        put: operations["setProfessionalDay"];
        post?: never;
        /**
         * Give a day back its usual hours
         * @description Answers what it leaves uncovered.
         */
        delete: operations["clearProfessionalDay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/admin/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the leave of a professional
         * @description Leave that has not ended, the earliest first.
         */
        get: operations["listLeave"];
        put?: never;
        /**
         * Add leave
         * @description From a time of one day to a time of the same or a later day. It is always saved and cancels nothing: `uncovered` has the visits that somebody else must take.
         */
        post: operations["addLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/admin/{id}/leave/{leaveId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take leave back
         * @description Visits that it left uncovered are covered again.
         */
        delete: operations["deleteLeave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/admin/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a change would leave uncovered
         * @description Takes any of hours, skills, active, a day and leave. Nothing is saved.
         */
        post: operations["previewProfessional"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A professional's own days
         * @description Today and the next 14 days, or one day from yesterday to 14 days from now. The visits of a day come in the order of the route, done ones included and cancelled ones not. Without named professionals every day is empty.
         */
        get: operations["listOwnVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/{bookingId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take the next step of a visit
         * @description From PLANNED to ON_THE_WAY, ARRIVED, STARTED and DONE. ON_THE_WAY and ARRIVED may be left out, and no step leads back. The state that
         *     the visit has already changes nothing, so a tap may be sent twice: its first time counts.
         *
         *     `at` is the time of the tap. A time in the future, or before 18:00 on the day before, counts as now. STARTED needs the customer's
         *     start code, unless staff waived it. After 5 wrong codes the answer is `429 START_CODE_LOCKED` until they do. DONE completes the
         *     booking, and `paymentReceived` marks it paid.
         *
         *     Somebody else's visit is 404, also after staff gave it to another. Limit: 120 a minute.
         */
        put: operations["setVisitState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/{bookingId}/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Call the salon for help
         * @description Marks the visit on every dashboard until staff answer. A second call keeps the first time.
         */
        put: operations["callForHelp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A professional's own leave
         * @description Leave that has not ended, the earliest first. `enteredByHerself` tells which of it she can take back.
         */
        get: operations["listOwnLeave"];
        put?: never;
        /**
         * Enter leave of her own
         * @description It holds at once and cancels nothing: staff see which visits somebody else must take.
         */
        post: operations["addOwnLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/leave/{leaveId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back leave of her own
         * @description Only leave that she entered herself. Leave that staff entered is 404.
         */
        delete: operations["deleteOwnLeave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/admin/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the visits that call for help
         * @description The oldest call first. `DELETE /booking/admin/{id}/help` answers one.
         */
        get: operations["listHelpCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-up/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A day's cash up
         * @description What each professional took in cash and by UPI on this day in India, and whether staff settled it. Only those who took money or were settled are listed, by name. `desk` has what staff recorded themselves, for bookings.
         */
        get: operations["getCashUpDay"];
        put?: never;
        /**
         * Settle a professional's day
         * @description Records the cash that staff counted, beside what was expected at that moment. Settle again after a payment was added or taken back, or after a wrong count: the latest settlement counts, and the earlier ones stay in the history. A day to come is 400.
         */
        post: operations["settleCashUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-up/admin/{professionalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A professional's day in detail
         * @description Each payment that she took on this day, and every settlement of it, the latest first.
         */
        get: operations["getCashUpDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A professional's own cash
         * @description What she took in cash and by UPI on this day, with tips, and whether the salon settled it.
         */
        get: operations["getOwnCash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What professionals earned
         * @description Completed visits of these days in India, with what remained of their prices after refunds, the commission by the rules that held when each was done, and the tips. This month if left out; at most 366 days.
         */
        get: operations["getPayReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/admin/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what professionals earned
         * @description The report as CSV: UTF-8 with a byte order mark, lines end with CRLF, cells are quoted by RFC 4180. Cells that a spreadsheet would run as a formula begin with an apostrophe. Amounts are rupees with two decimals.
         */
        get: operations["exportPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/admin/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the commission rules
         * @description The latest first day first.
         */
        get: operations["listCommissionRules"];
        /**
         * Set a commission rule
         * @description For a professional and a service, or for all of either, from a day on. Send either `percent` or `perVisit`. A rule for the same professional, service and day is replaced. Of all rules that fit, the most specific holds: professional and service, professional, service, all; then the latest. Visits that are done already keep their commission.
         */
        put: operations["setCommissionRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/admin/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a commission rule
         * @description Visits that are done already keep their commission.
         */
        delete: operations["deleteCommissionRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A professional's own pay
         * @description Her completed visits of these days, with commission and tips. This month if left out; at most 366 days.
         */
        get: operations["getOwnPay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's reviews
         * @description All of them, newest first.
         */
        get: operations["listOwnReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews for staff
         * @description Newest first, hidden ones too.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/admin/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a review
         * @description The author reads the reason. Lists and averages leave the review out. A review that is hidden already gets the new reason.
         */
        put: operations["hideReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/admin/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show a hidden review again
         * @description It is back in lists and averages.
         */
        put: operations["showReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/admin/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a review
         * @description Everybody reads the answer below the review. null takes it back.
         */
        put: operations["answerReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents
         * @description Bills, invoices, vouchers and credit notes, the latest first. Cancelled ones stay in the list.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/admin/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a month for the accountant
         * @description One CSV file: UTF-8 with a byte order mark, lines end with CRLF, cells are quoted by RFC 4180. Cells that a spreadsheet would run as a
         *     formula begin with an apostrophe. Programs should go by the headings. Rows have these columns; filter by the first.
         *
         *     | Column | What it holds |
         *     |---|---|
         *     | Section | See below. |
         *     | Type, Number, Date | Of the document; empty in the summaries. |
         *     | Refers to | The number of the invoice or of the receipt voucher. |
         *     | Buyer, Buyer GSTIN | As the document names them. |
         *     | Place of supply | `27-Maharashtra` |
         *     | SAC, Description, Quantity | The code and, in the summaries, the number of services. |
         *     | Rate | Per cent, CGST and SGST together. |
         *     | Taxable, CGST, SGST, IGST, Total | Rupees with two decimals. |
         *
         *     A document has one row for each code and rate. Rows of one section add up to its documents.
         *
         *     | Section | What it holds |
         *     |---|---|
         *     | B2B | Invoices for businesses with a GSTIN. |
         *     | B2C | Invoices and bills for all others. |
         *     | CREDIT_NOTE | Credit notes, as positive amounts. |
         *     | ADVANCE, ADVANCE_REFUND | Receipt vouchers and refund vouchers. |
         *     | ADVANCE_USED | What an invoice of the month set off. `Refers to` is the receipt voucher. |
         *     | HSN_B2B, HSN_B2C | The invoices less the credit notes, by code and rate. |
         *     | CANCELLED | Cancelled documents, whose numbers stay used. They are in no other section. |
         */
        get: operations["exportDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document
         * @description Customers read their own and those of their courses (`GET /academy/enrolment`), staff every one. Its content never changes; only a cancellation is added.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document as PDF
         * @description A4, with ₹ and Devanagari.
         */
        get: operations["getDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/{id}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document as a page to print
         * @description Without scripts, fonts or pictures from elsewhere.
         */
        get: operations["getDocumentHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses
         * @description The courses that the academy teaches now, by name, each with the batches that have not begun. Limit: 600 a minute.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/course/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One course
         * @description With the batches that have not begun and the words to which a guardian agrees. A course that the academy does not teach now is 404. Limit: 600 a minute.
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's courses
         * @description Enrolments of the learners whose mobile, or whose guardian's mobile, is that of the account, the latest first, with their documents. Erased learners are missing.
         */
        get: operations["listOwnEnrolments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/enquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a passcode for an enquiry about a course
         * @description Needs no account, and answers the same for every mobile. Send the whole enquiry here and to `POST /academy/enquiry/verify`, so that mistakes are found before an SMS is sent. For a learner under 18, `mobile` is the guardian's and `guardian` is required: with the passcode the guardian agrees. The passcode is good for that operation alone. If you call again before `resendAt`, the answer has the same `verificationId` and no second SMS is sent, so you may repeat it after a lost answer. If a passcode for signing in was just sent, or that passcode was used, the answer is `429 RATE_LIMITED`. Limit: 60 a minute.
         */
        post: operations["requestEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/enquiry/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the enquiry, with the passcode
         * @description Stores the enquiry as NEW. While staff have not closed it, a second enquiry of the same mobile for the same learner and course takes its place. The passcode follows the rules of `POST /auth/verify-otp`. After a lost answer, repeat the call once. If it answers `OTP_INVALID`, the enquiry was probably stored. Limit: 120 a minute.
         */
        post: operations["verifyEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all courses for staff
         * @description By name, the active ones first, with all batches, the latest first.
         */
        get: operations["listAllCourses"];
        put?: never;
        /**
         * Add a course
         * @description The site shows it at once, unless `active` is false. Add its picture and batches afterwards. Each name is used once.
         */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/course/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a course
         * @description Fields that you leave out stay. Enrolments keep the fee that was agreed.
         */
        put: operations["updateCourse"];
        post?: never;
        /**
         * Delete a course
         * @description Only one that nobody has enquired about. Otherwise set `active` to false.
         */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/course/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or remove the picture of a course
         * @description A wide picture of 800 pixels or more looks best.
         */
        put: operations["setCoursePicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/course/{id}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a batch to a course
         * @description The site shows it until it begins.
         */
        post: operations["addBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/batch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a batch
         * @description Fields that you leave out stay. `seats` cannot fall below the seats that are taken.
         */
        put: operations["updateBatch"];
        post?: never;
        /**
         * Delete a batch
         * @description Only one in which nobody was ever enrolled. Enquiries that wish for it keep their course.
         */
        delete: operations["deleteBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/enquiry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the enquiries
         * @description Newest first; with `due`, the earliest follow-up first. `counts` counts all enquiries, whatever the filter.
         */
        get: operations["listEnquiries"];
        put?: never;
        /**
         * Add an enquiry for somebody who called or came by
         * @description For a learner under 18, `guardian` is required, and says how the guardian agreed.
         */
        post: operations["addEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/enquiry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One enquiry
         * @description With its notes and enrolments, and for each the fees and documents.
         */
        get: operations["getEnquiry"];
        /**
         * Change an enquiry
         * @description Fields that you leave out stay. ENROLLED follows from an enrolment and cannot be set. A new `guardian` replaces the consent before.
         */
        put: operations["updateEnquiry"];
        post?: never;
        /**
         * Erase the person of an enquiry
         * @description Without an enrolment the enquiry is deleted. After a course, enrolment, fees and documents stay, without name, mobile, birthday, guardian and notes. While a course is running it is 409.
         */
        delete: operations["eraseEnquiry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/enquiry/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note about an enquiry
         * @description Notes stay, with time and author. `state` and `followUpOn` change the enquiry at the same time.
         */
        post: operations["addEnquiryNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/enquiry/{id}/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrol the learner into a batch
         * @description Takes a seat, never more than there are. The learner's birthday must be known, and for a learner under 18 the guardian's consent. The enquiry becomes ENROLLED. From ₹50,000 on, `address` is required, because invoices name it.
         */
        post: operations["enrolLearner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the enrolments
         * @description The learners of a batch, or all, the latest first. Cancelled ones are in the list too.
         */
        get: operations["listEnrolments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/enrolment/{id}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a learner to another batch
         * @description Of the same course, while the learner is enrolled.
         */
        put: operations["moveEnrolment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/enrolment/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel an enrolment
         * @description Frees the seat, gives back `refund` rupees, of the latest parts first, and keeps the rest, for which an invoice is issued. The enquiry becomes LOST.
         */
        put: operations["cancelEnrolment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/enrolment/{id}/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a part of the fee
         * @description At most what is due; a larger amount is 400. During the course a part gets a receipt voucher, or an invoice if the course lasts more than three months. When the last day of the batch is over, the invoice of the rest follows by itself.
         */
        post: operations["takeFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/enrolment/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give back of a part
         * @description All of the part, or some of it. During the course the fee stays due. After the course the refund lowers it.
         */
        post: operations["refundFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academy/admin/fee/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back a part or a refund
         * @description One that was recorded by mistake. It stays in the list, and its document is cancelled. A part that was given back, or that an invoice has set off, is 409: give the money back instead.
         */
        delete: operations["takeBackFee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture as WebP
         * @description The smallest stored width of at least `width` (160, 320, 480, 800), or the largest. A picture never changes: cache it for ever.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public settings
         * @description Name, contact, hours, slot plan, limits, map and payment types.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All settings
         * @description In the form that `PUT /settings/admin` takes. The `ETag` identifies this version.
         */
        get: operations["getAdminSettings"];
        /**
         * Change the settings
         * @description Send all settings; they are checked together. Existing bookings stay as they are. If you send the `ETag` that you read as `If-Match` and somebody else has saved since, the answer is `412 SETTINGS_CHANGED` and nothing is saved.
         */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/admin/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the effect of settings
         * @description Takes settings like `PUT /settings/admin` and saves nothing. Answers the windows of an ordinary week, the pending visits that would no longer fit (they stay booked), the number of filled carts that would be too small to book, a UPI payment of ₹1 to try, and whom a switch to named professionals leaves without one.
         */
        post: operations["previewSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the salon
         * @description The contact form. Send a mobile number or an e-mail address for the answer. Limit: 5 in 10 minutes.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages to the salon
         * @description Newest first.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description Deletes it for good, for example spam, or when its sender asks. Messages are deleted by themselves a year after they were read.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/admin/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a message as read
         * @description A message that was read before keeps its first time.
         */
        put: operations["markMessageRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message/admin/{id}/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a message as unread
         * @description Marks it unread so that someone answers it later. It is kept until it is read again, and a year from then.
         */
        put: operations["markMessageUnread"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers
         * @description The newest account comes first. `search` finds customers that have every word in their name, mobile or e-mail, in any order, by the rules of `GET /service/all`: `rao asha` finds Asha Rao, `gomez` finds Gómez. If nobody is found, `suggestions` has customers with some of the words.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Add a customer, as staff
         * @description Registers a mobile without a passcode. `verified` is false until its owner signs in with one.
         */
        post: operations["addCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer with addresses, bookings and spend
         * @description The saved addresses and the latest 50 bookings, latest visit first, cancelled ones included. The totals count all bookings that were not cancelled.
         */
        get: operations["getCustomer"];
        /**
         * Change a customer's name and note
         * @description Fields that you leave out stay. A note of null or of spaces is removed. To avoid overwriting somebody else's note, use `PUT /customer/admin/{id}/note` with `If-Match`. The mobile number cannot be changed, because its owner signs in with it.
         */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/admin/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the note for the next visit
         * @description The note of `GET /customer/admin/{id}`; null if there is none. The `ETag` identifies this version, for `If-Match`.
         */
        get: operations["getCustomerNote"];
        /**
         * Save the note for the next visit
         * @description Replaces the note; null or spaces remove it. Staff see it with each visit of the customer. It is the customer's personal data: `GET /auth/profile/export` shows it, and it is deleted with the account. If you send the `ETag` that you read as `If-Match` and somebody else has saved since, the answer is `412 NOTE_CHANGED` and nothing is saved.
         */
        put: operations["setCustomerNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer/admin/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate or deactivate a customer
         * @description Deactivating ends the customer's sessions at once. Bookings stay.
         */
        put: operations["setCustomerStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today at the salon
         * @description Today's visits, figures of today, this week and this month beside the period before, and what needs attention.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of a period
         * @description Counts each visit on its own day, not on the day it was booked; `takenToday` and `bookedAhead` tell what was booked recently. The
         *     period includes both days and has at most 366 days. The default is the last 30 days; with one end given, 30 days from or up to it.
         *
         *     Revenue counts bookings that were not cancelled, after discounts. Fees that the salon keeps of cancelled ones, refunds and tips are not in
         *     it: the month's documents have the fees and the credit notes. The revenue of services and categories is before discounts.
         *     `previous` is the period of the same length before. A customer is new if their first visit ever lies in the period. Capacity is
         *     teams × windows by today's settings.
         */
        get: operations["getAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message-log/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log of messages
         * @description What the salon sent or will send to customers, professionals and itself, the latest due first. A message has an entry for the phone and
         *     one for e-mail. After a WhatsApp that failed there is one more, for the SMS. Entries stay for 13 months. Passcodes are not in it.
         *
         *     A message is due at once, or at its own time. From 21:00 to 08:00 in India only ON_THE_WAY, LATE and SUMMARY go out; the others wait.
         *     Before it is sent, it is checked again, and dropped if it has no point any more: `reason` says why. A failed try is repeated for
         *     some hours, at the time that the provider asks for, if it does.
         */
        get: operations["listLoggedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message-log/admin/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words of all messages
         * @description For each kind: to whom, when, and the words of each channel that it goes by, with an example. `template` is the text to register: for an
         *     SMS at the DLT, with the types of its variables; for WhatsApp under `name`. At MSG91 the variables are called VAR1, VAR2 and so on, in
         *     this order. `callbacks` has the addresses to enter for delivery reports; without `PUBLIC_URL` there are none in production. Only people
         *     may read it, because MSG91's address is a secret.
         *     `language` chooses the readers' language; messages to the salon are English. At MSG91 a template in Hindi or Marathi stands in
         *     `MSG91_TEMPLATES` under the kind with the language, such as `CONFIRMATION.hi`. At WhatsApp it has the same name, in that language.
         */
        get: operations["previewMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/message-log/admin/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a message again
         * @description It is due at once and has all its tries again. Only failed and dropped messages can be tried again; any other is 404. One that has no
         *     point any more is dropped again.
         */
        post: operations["retryLoggedMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs by state
         * @description Work that the server does later, such as its hourly housekeeping. Waiting jobs come in the order in which they are due, failed ones
         *     latest first. `counts` has the numbers of all states. A failed try is repeated after 10 seconds, then after twice the time each
         *     try, at most 6 hours. After its last try a job is FAILED. It stays for 90 days, until it is retried or deleted.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/admin/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry all failed jobs
         * @description Every failed job is due at once and has all its tries again.
         */
        post: operations["retryAllJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a failed job
         * @description Its work is not done. Only failed jobs can be deleted; any other is 404.
         */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/admin/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed job
         * @description It is due at once and has all its tries again. Only failed jobs can be retried; any other is 404.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit-link/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The booking of a message's link
         * @description Each message to a customer has a link `/v/{token}`, which works without a sign-in until the end of the day after the visit. It opens this
         *     one booking and nothing else, without name, mobile, flat, position and door instructions. An unknown link and one that works no longer
         *     are 404. Limit: 60 a minute.
         */
        get: operations["readVisitLink"];
        /**
         * Move the booking of a link
         * @description The rules of `PUT /booking/{id}` for its customer. The address and a chosen professional stay. Limit 60 a minute.
         */
        put: operations["moveByVisitLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit-link/{token}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel the booking of a link
         * @description The rules of `PUT /booking/{id}/cancel` for its customer. Limit 60 a minute.
         */
        put: operations["cancelByVisitLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit-link/{token}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The booking of a link as a calendar entry
         * @description The entry of `GET /booking/{id}/calendar.ics`, with the same UID and SEQUENCE. It shows city and PIN code only, and no e-mail address. Limit 60 a minute.
         */
        get: operations["getVisitLinkCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit-link/{token}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of the booking of a link
         * @description As `GET /booking/{id}/documents`, without the buyer. Limit 60 a minute.
         */
        get: operations["listDocumentsOfVisitLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit-link/{token}/documents/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document of the booking of a link, as PDF
         * @description It names the buyer. Another booking's document is 404. Limit 60 a minute.
         */
        get: operations["getVisitLinkDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit-link/{token}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The review of the booking of a link
         * @description As `GET /booking/{id}/review`. Limit 60 a minute.
         */
        get: operations["getReviewByVisitLink"];
        /**
         * Review the visit of a link
         * @description As `PUT /booking/{id}/review` for its customer. Limit 60 a minute.
         */
        put: operations["putReviewByVisitLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit-link/{token}/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days to which the booking of a link can move
         * @description As `GET /booking/available-days` for the booking's services, address and chosen professional. Limit 60 a minute.
         */
        get: operations["listDaysOfVisitLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit-link/{token}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The time slots of a day for the booking of a link
         * @description As `GET /booking/available-slots` for the booking's services, address and chosen professional. Limit 60 a minute.
         */
        get: operations["listSlotsOfVisitLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The time of a development server
         * @description Only a development server has this operation. You may also call it as `/dev/clock`, without the prefix.
         */
        get: operations["readDevClock"];
        /**
         * Move the clock of a development server
         * @description The product's clock goes on from `now`, so you see reminders and expiries without waiting for them. Jobs that become due run at once.
         *     `now: null` returns to the real time. So does a restart. Rows that were written meanwhile keep their times.
         *     Only a development server has this operation. You may also call it as `/dev/clock`, without the prefix.
         */
        put: operations["moveDevClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages of a development server
         * @description The last 200 messages that the development server wrote to `data/outbox.jsonl` instead of sending them, latest first. The page
         *     `/dev/outbox` shows them. Only a development server has this operation.
         */
        get: operations["readDevOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev/pay/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order of the development gateway
         * @description What the page `/dev/pay` shows. Only a server with `PAYMENT_PROVIDER=dev` has this operation.
         */
        get: operations["readDevOrder"];
        put?: never;
        /**
         * Pay an order of the development gateway, or let it fail
         * @description `PAY` and `FAIL` report at once, like a real gateway. `PAY_LATE` takes the money 20 minutes later, and `PAY_SILENTLY` takes it
         *     without a report: the server finds out by asking. Only a server with `PAYMENT_PROVIDER=dev` has this operation.
         */
        post: operations["payDevOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/whatsapp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show WhatsApp that the address is the salon's
         * @description Meta calls it when staff enter the address in the app's settings. The answer is the challenge alone, if the word is
         *     `WHATSAPP_VERIFY_TOKEN`. Limit: 60 a minute.
         */
        get: operations["verifyWhatsappHook"];
        put?: never;
        /**
         * Reports of WhatsApp
         * @description The webhook `messages` of the Cloud API. Each status of each entry changes the message with its id; everything else is ignored, also
         *     unknown ids. Reports may come twice and in any order. Without the right signature the answer is 401. Limit: 1200 a minute.
         */
        post: operations["receiveWhatsappReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/msg91/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports of MSG91
         * @description MSG91's delivery reports: version 2 (a form with JSON in `data`) and version 3 (JSON). MSG91 signs nothing, so the address has a token.
         *     `GET /message-log/admin/preview` shows it to staff; it changes with the server's secret. Another token is 401. Reports may come twice
         *     and in any order, and unknown requests are ignored. Limit: 1200 a minute.
         */
        post: operations["receiveMsg91Reports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/razorpay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports of Razorpay
         * @description Razorpay signs each body with the webhook's secret; without the right signature the answer is 401. A report only makes the server ask
         *     Razorpay about the payment, so reports may come twice, late and in any order. Unknown payments are ignored. Limit: 1200 a minute.
         */
        post: operations["receiveRazorpayReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/twilio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports of Twilio
         * @description The status callback that each SMS names. Twilio signs the public address (`PUBLIC_URL`) and the fields; without the right signature the
         *     answer is 401. Reports may come twice and in any order, and unknown messages are ignored. Limit: 1200 a minute.
         */
        post: operations["receiveTwilioReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feed/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calendar feeds
         * @description In the order they were made. Nobody can read their addresses again.
         */
        get: operations["listCalendarFeeds"];
        put?: never;
        /**
         * Make a calendar feed
         * @description The visits of a professional, or of the whole salon. The answer shows the address once; nobody can read it again. After a lost answer,
         *     repeat the call with its `Idempotency-Key`. See *Calendar feeds* in the introduction.
         */
        post: operations["createCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feed/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a calendar feed
         * @description Its address is 404 from now on. Calendar apps keep what they read before.
         */
        delete: operations["deleteCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the endpoints of webhooks
         * @description In the order they were created. Nobody can read their secrets again.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create an endpoint of webhooks
         * @description The answer shows the secret once; nobody can read it again. After a lost answer, repeat the call with its `Idempotency-Key`. An
         *     address has to be `https://` on port 443, without user name and password, and must not lead into a private network; otherwise the
         *     answer is `422 WEBHOOK_ADDRESS_REFUSED`. The salon has at most 20 endpoints.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/admin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an endpoint of webhooks
         * @description Without its secret.
         */
        get: operations["getWebhook"];
        /**
         * Change an endpoint of webhooks
         * @description What you leave out stays. With `active: false` the deliveries that wait end as FAILED, and nothing is sent any more. With
         *     `active: true` the endpoint gets all events from then on, also after the product switched it off. Replay what failed before.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete an endpoint of webhooks
         * @description Its deliveries go with it. What waits is not sent.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/admin/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret
         * @description The answer shows the new secret once. For 24 hours deliveries carry a signature of each: the new secret and the one before. Then the
         *     one before ends.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/admin/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description Sends a `webhook.test` now, signed like every delivery. It is tried once, also if the endpoint is off. Read the outcome in the
         *     deliveries.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/admin/{id}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deliveries of an endpoint
         * @description Latest first, of the last 30 days. Each has its last 20 attempts, latest first.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook/admin/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send deliveries again
         * @description One delivery, or all since a time, whatever became of them. Each keeps its id and its body, is due now, and has all its tries again.
         *     An endpoint that is off gets nothing: `replayed` is 0. `since` leaves tests out.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "booking.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was made
         * @description By a customer or by staff.
         */
        post: operations["onBookingCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.rescheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was moved
         * @description To another date or time.
         */
        post: operations["onBookingRescheduled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was cancelled
         * @description By its customer or by staff.
         */
        post: operations["onBookingCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was completed
         * @description By staff, or by the professional at the end of her visit.
         */
        post: operations["onBookingCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The visit was given to another professional
         * @description By staff, or by the server to make room for a booking. `data.professionalId` is hers.
         */
        post: operations["onBookingAssigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "visit.on_the_way": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The professional is on the way
         * @description She has set out. `timestamp` is her tap.
         */
        post: operations["onVisitOnTheWay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "visit.arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The professional has arrived
         * @description She is at the door. `timestamp` is her tap.
         */
        post: operations["onVisitArrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "visit.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The visit has started
         * @description With the customer's start code, or without it when staff waived it. `timestamp` is her tap.
         */
        post: operations["onVisitStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "visit.done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The visit is done
         * @description Beside `booking.completed`, if a named professional has the visit.
         */
        post: operations["onVisitDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was paid
         * @description Staff or the professional have the money.
         */
        post: operations["onPaymentPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment was refunded
         * @description The money of a cancelled booking went back.
         */
        post: operations["onPaymentRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test
         * @description Somebody pressed *Send a test*. It says nothing about a booking.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Opaque and time-ordered. */
        Id: string;
        /**
         * Format: date
         * @description yyyy-MM-dd in Asia/Kolkata.
         */
        CalendarDate: string;
        /**
         * Format: date
         * @description yyyy-MM-dd in Asia/Kolkata, of the years 1000 to 2999.
         */
        NearDate: string;
        /** @description HH:mm:ss in Asia/Kolkata. */
        ClockTime: string;
        /**
         * Format: date-time
         * @description RFC 3339 in UTC.
         */
        UtcInstant: string;
        /** @description Rupees with at most two decimals. */
        Money: number;
        /** @description Rupees with at most two decimals. */
        MoneyInput: number;
        /** @description An Indian mobile number: 10 digits, beginning with 6 to 9. You may send it as people write it: with the country code or a 0 in front, with spaces and signs, with digits of any script. It is stored and answered as 10 digits. */
        Mobile: string;
        /** @description At least one letter, of any script, and the joiners ZWJ and ZWNJ, spaces, apostrophes and hyphens. Digits are refused. Other blanks, dashes and curly apostrophes become the plain ones, other signs become spaces: `Md.Ansari` is Md Ansari. */
        FullName: string;
        /** @description An e-mail address. Blanks, brackets and full stops around it are dropped. */
        Email: string;
        /** @description The 4 digits of the passcode, of any script, with blanks between them or inside the text of the SMS. */
        Otp: string;
        /** @enum {string} */
        Gender: "MALE" | "FEMALE" | "OTHER";
        /**
         * @description English, Hindi or Marathi.
         * @enum {string}
         */
        Language: "en" | "hi" | "mr";
        Quantity: number;
        /** @enum {string} */
        DiscountType: "PERCENTAGE" | "FIXED";
        /** @enum {string} */
        BookingStatus: "PENDING" | "COMPLETED" | "CANCELLED";
        /**
         * @description PAY_NOW is paid online or by UPI, and only offered if the salon can take it (the settings' `paymentTypes`, `onlinePayment`).
         * @enum {string}
         */
        PaymentType: "PAY_NOW" | "PAY_AFTER";
        /**
         * @description Follows from the payments and refunds. PENDING: an online payment is under way. REFUND_DUE: the salon holds more than the visit costs, for example after it was cancelled. PAID, for a cancelled booking: the salon keeps a fee.
         * @enum {string}
         */
        PaymentState: "UNPAID" | "PENDING" | "PARTLY_PAID" | "PAID" | "REFUND_DUE" | "REFUNDED";
        /**
         * @description ONLINE: through the payment provider. OTHER: nobody said how.
         * @enum {string}
         */
        PaymentMethod: "CASH" | "UPI" | "CARD" | "BANK" | "ONLINE" | "OTHER";
        Payment: {
            id: components["schemas"]["Id"];
            /**
             * @description NONE: the salon took the money itself.
             * @enum {string}
             */
            provider: "NONE" | "DEV" | "RAZORPAY";
            method: components["schemas"]["PaymentMethod"];
            state: components["schemas"]["OnePaymentState"];
            /** @description For the booking, without the tip. */
            amount: components["schemas"]["Money"];
            tip: components["schemas"]["Money"];
            /** @description Given back, or on its way back. */
            refunded: components["schemas"]["Money"];
            /** @description The provider's id of the payment. */
            reference: string | null;
            /** @description What staff wrote; always null for customers. */
            note: string | null;
            /** @description The professional who took it at the door; always null for customers. */
            professionalId: components["schemas"]["Id"] | null;
            createdAt: components["schemas"]["UtcInstant"];
            paidAt: components["schemas"]["UtcInstant"] | null;
            refunds: components["schemas"]["Refund"][];
        };
        /**
         * @description FAILED and EXPIRED may still become PAID, because banks report late. VOID: staff took it back, because it was a mistake.
         * @enum {string}
         */
        OnePaymentState: "PENDING" | "PAID" | "FAILED" | "EXPIRED" | "VOID";
        Refund: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Money"];
            /**
             * @description FAILED: the provider refused it, so the money is due again.
             * @enum {string}
             */
            state: "PENDING" | "DONE" | "FAILED" | "VOID";
            /** @description What staff wrote; always null for customers. */
            note: string | null;
            /** @description The professional who took the cash gave it back herself. */
            byProfessional: boolean;
            createdAt: components["schemas"]["UtcInstant"];
            doneAt: components["schemas"]["UtcInstant"] | null;
        };
        BookingPayment: {
            bookingId: components["schemas"]["Id"];
            paymentState: components["schemas"]["PaymentState"];
            amountPaid: components["schemas"]["Money"];
            amountDue: components["schemas"]["Money"];
            dueNow: components["schemas"]["Money"];
            refundDue: components["schemas"]["Money"];
            payBy: components["schemas"]["UtcInstant"] | null;
            /** @description The latest online payment; null if there is none. */
            paymentId: components["schemas"]["Id"] | null;
            /** @description Its state. */
            state: components["schemas"]["OnePaymentState"] | null;
            /** @description Where the customer pays it, as long as it is PENDING; always null for staff. */
            url: string | null;
            /** @description Until when it can be paid. */
            expiresAt: components["schemas"]["UtcInstant"] | null;
            payments: components["schemas"]["Payment"][];
        };
        BookingPaymentAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["BookingPayment"];
        };
        DevOrderAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["DevOrder"];
        };
        PaymentStartRequest: {
            tip?: components["schemas"]["TipAmount"];
        };
        /** @description For the professional, in rupees; paid beside the price. */
        TipAmount: number;
        ReceivedPayment: {
            amount: components["schemas"]["PaidAmount"];
            /** @enum {string} */
            method: "CASH" | "UPI" | "CARD" | "BANK";
            note?: string | null;
        };
        /** @description Rupees. */
        PaidAmount: number;
        RefundRequest: {
            paymentId: components["schemas"]["Id"];
            amount: components["schemas"]["PaidAmount"];
            note?: string | null;
            /** @description The professional who took the cash gave it back herself, so her cash up of that day expects less. Only for cash that a professional took; otherwise 400. */
            byProfessional?: boolean;
        };
        DevOrder: {
            orderId: string;
            amount: components["schemas"]["Money"];
            description: string;
            /**
             * @description What the gateway reports when it is asked.
             * @enum {string}
             */
            state: "OPEN" | "PAID" | "FAILED";
            returnUrl: string;
        };
        DevPayRequest: {
            /** @enum {string} */
            outcome: "PAY" | "FAIL" | "PAY_LATE" | "PAY_SILENTLY";
        };
        /**
         * @description PAID while the salon holds the money: from its confirmation until a refund.
         * @enum {string}
         */
        PaymentStatus: "UNPAID" | "PAID";
        /** @description A coupon code as typed or pasted: in any case, with blanks, quotes, brackets, `*` or a full stop around it. */
        CouponCodeInput: string;
        /** @description Degrees north as text, -90 to 90. */
        Latitude: string;
        /** @description Degrees east as text, -180 to 180. */
        Longitude: string;
        ErrorAnswer: {
            /** @constant */
            success: false;
            /** @description For people. */
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            data: null;
            /** @description Always present with `VALIDATION_ERROR`. Empty if no field is to blame. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description The error envelope of `VALIDATION_ERROR`, which always has `errors`. */
        ValidationErrorAnswer: {
            /** @constant */
            success: false;
            /** @description For people: the first message of `errors`, if any. */
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            data: null;
            /** @description The fields at fault, in order. Empty if no field is to blame or the request could not be read. */
            errors: components["schemas"]["FieldError"][];
        };
        /** @description What `message` says beyond the code. Left out if the code says it all. */
        RefusalParams: {
            reason?: components["schemas"]["RefusalReason"];
            /** @description The most or the least that is allowed: rupees of MINIMUM_ORDER_VALUE, MB of IMAGE_TOO_LARGE, megapixels of TOO_MANY_PIXELS, addresses of ADDRESSES_FULL, endpoints of WEBHOOKS_FULL. */
            limit?: number;
            /** @description The customer's pending bookings. */
            pending?: number;
            /** @description What cancelling costs, in rupees. */
            fee?: number;
            /** @description The media type that the operation takes. */
            mediaType?: string;
            /** @description The scope that the API key lacks. */
            scope?: components["schemas"]["ApiKeyScope"];
        };
        /**
         * @description Tells the refusals of one `errorCode` apart. Without a reason, the code has its usual message. Later versions add reasons.
         *
         *     | Code | Reasons |
         *     |---|---|
         *     | `VALIDATION_ERROR`, no field | `UNREADABLE` (the request), `NOT_JSON`, `FORM_UNREADABLE`; `ADDRESSES_FULL`, of a booking `CUSTOMER_ADDRESSES_FULL` |
         *     | the same | `WEBHOOKS_FULL` |
         *     | `UNAUTHORIZED` | `BAD_API_KEY` |
         *     | `FORBIDDEN` | `API_KEYS_ONLY`, `PEOPLE_ONLY`, `KEY_COUNTS_ONLY`, `KEY_READS_ONLY`, `KEY_LACKS_SCOPE`, `NO_SCOPE_ALLOWS` |
         *     | the same | `OWN_ACCOUNT`: staff cannot remove themselves |
         *     | `USER_INACTIVE`, `MOBILE_ALREADY_EXISTS`, `DUPLICATE_BOOKING` | said to staff: `CUSTOMER_INACTIVE`, `CUSTOMER_EXISTS`, `CUSTOMER_HAS_BOOKING` |
         *     | `INVALID_STATUS_TRANSITION` | `VISIT_BEGUN`, `ON_HER_WAY`, `NOT_PENDING_AGAIN`, `CANCELLED` (so it cannot be paid), `NOTHING_TO_REFUND` |
         *     | the same | `NOTHING_DUE`, `PAID_ONLINE` and `PARTLY_REFUNDED` (give it back instead), `PAY_AT_VISIT` (the salon takes no online payment) |
         *     | `ACADEMY_CONFLICT` | `COURSE_IN_USE`, `BATCH_IN_USE`, `SEATS_TAKEN`, `BIRTHDAY_MISSING`, `CONSENT_MISSING`, `ENROLLED_ALREADY` |
         *     | the same | `ENROLMENT_ENDED`, `FEE_PAID`, `PART_REFUNDED`, `PART_INVOICED`, `TAKEN_BACK`, `COURSE_RUNNING`, `ENQUIRY_ERASED` |
         *     | `SLOT_UNAVAILABLE` | `WOMEN_ONLY`: only a woman may come, and the chosen professional is none |
         *     | `REVIEW_CLOSED` | `VISIT_NOT_DONE`: only a completed visit can be reviewed |
         *     | `VISIT_STATE` | `NOT_STARTED`, `VISIT_CANCELLED`, `NO_VISIT` (the salon has teams) |
         *     | `WEBHOOK_ADDRESS_REFUSED` | `ADDRESS_PRIVATE`, `ADDRESS_NOT_HTTPS`, `ADDRESS_PORT`, `ADDRESS_WITH_PASSWORD` |
         *     | `INVALID_IMAGE` | `HEIC`, `TOO_MANY_PIXELS` |
         *     | `UNSUPPORTED_MEDIA_TYPE` | `CONTENT_ENCODING` |
         *     | `OTP_ATTEMPTS_EXCEEDED` | `TODAY`: this mobile may try again tomorrow |
         *     | `GEOCODER_UNAVAILABLE` | `NO_ADDRESS` for this position |
         *     | `STORAGE_UNAVAILABLE` of `/ready` | `DATABASE_BEHIND`, `DATABASE_NEWER` |
         * @example UNREADABLE
         * @example NOT_JSON
         * @example FORM_UNREADABLE
         * @example ADDRESSES_FULL
         * @example CUSTOMER_ADDRESSES_FULL
         * @example BAD_API_KEY
         * @example API_KEYS_ONLY
         * @example PEOPLE_ONLY
         * @example KEY_COUNTS_ONLY
         * @example KEY_READS_ONLY
         * @example KEY_LACKS_SCOPE
         * @example NO_SCOPE_ALLOWS
         * @example OWN_ACCOUNT
         * @example CUSTOMER_INACTIVE
         * @example CUSTOMER_EXISTS
         * @example CUSTOMER_HAS_BOOKING
         * @example VISIT_BEGUN
         * @example ON_HER_WAY
         * @example NOT_PENDING_AGAIN
         * @example CANCELLED
         * @example NOTHING_TO_REFUND
         * @example NOTHING_DUE
         * @example PAID_ONLINE
         * @example PARTLY_REFUNDED
         * @example PAY_AT_VISIT
         * @example WOMEN_ONLY
         * @example VISIT_NOT_DONE
         * @example NOT_STARTED
         * @example COURSE_IN_USE
         * @example BATCH_IN_USE
         * @example SEATS_TAKEN
         * @example BIRTHDAY_MISSING
         * @example CONSENT_MISSING
         * @example ENROLLED_ALREADY
         * @example ENROLMENT_ENDED
         * @example FEE_PAID
         * @example PART_REFUNDED
         * @example PART_INVOICED
         * @example TAKEN_BACK
         * @example COURSE_RUNNING
         * @example ENQUIRY_ERASED
         * @example VISIT_CANCELLED
         * @example NO_VISIT
         * @example ADDRESS_PRIVATE
         * @example ADDRESS_NOT_HTTPS
         * @example ADDRESS_PORT
         * @example ADDRESS_WITH_PASSWORD
         * @example WEBHOOKS_FULL
         * @example HEIC
         * @example TOO_MANY_PIXELS
         * @example CONTENT_ENCODING
         * @example TODAY
         * @example NO_ADDRESS
         * @example DATABASE_BEHIND
         * @example DATABASE_NEWER
         */
        RefusalReason: string;
        FieldError: {
            /** @description The field's name; dots lead into objects (`openingHours.0.opens`). */
            field: string;
            rule: components["schemas"]["FieldRule"];
            params: components["schemas"]["FieldRuleParams"];
            /** @description For people, in English. */
            message: string;
        };
        /**
         * @description The rule that the field breaks.
         *
         *     | Rule | The field | `params` |
         *     |---|---|---|
         *     | `required` | is missing or blank | |
         *     | `requiredForNewCustomer` | is missing, and nobody has registered this mobile | |
         *     | `anyOf` | is missing, and so are the others: one of them is required | `fields` |
         *     | `notBoth` | was sent together with another of these | `fields` |
         *     | `onlyWith` | was sent although the field `than` is none of these | `than`, `values` |
         *     | `unknownField` | is not a field of this request | |
         *     | `repeated` | was sent more than once | |
         *     | `changesNothing` | (`body`) has nothing to change | |
         *     | `type` | has another type: `string`, `number`, `integer`, `boolean`, `array`, `object`, `null` or `file` | `types` |
         *     | `format` | is not written in this form: a format, or a reader such as `mobile` | `format` and `example`, if known |
         *     | `oneOf` | is none of these | `values` |
         *     | `notOffered` | is none of these, which the salon offers now | `values` |
         *     | `decimals` | has more decimals | `limit` |
         *     | `min`, `max` | is smaller or larger | `limit` |
         *     | `minLength`, `maxLength` | has fewer or more characters | `limit` |
         *     | `minItems`, `maxItems` | has fewer or more entries | `limit` |
         *     | `unsupportedCharacters` | has NUL or half a surrogate pair | |
         *     | `noDigits` | is a name and has digits | |
         *     | `letterOrDigit` | has neither a letter nor a digit | |
         *     | `unique` | is in the list already | |
         *     | `notBefore` | is before the field `than` | `than` |
         *     | `notAfter` | is after the field `than` | `than` |
         *     | `after` | is not after the field `than` | `than` |
         *     | `past` | is not in the past | |
         *     | `future` | is not in the future | |
         *     | `minYear` | is before this year | `limit` |
         *     | `maxDays` | makes the period too long; the limit is in days | `limit` |
         *     | `maxServices` | brings too many different services | `limit` |
         *     | `maxQuantity` | brings too many of one service | `limit` |
         *     | `maxPercentage` | is a percentage that is too large | `limit` |
         *     | `usedAlready` | is below the number of times that the coupon was used | `limit` |
         *     | `otherCoupon` | is not the coupon of the cart | |
         *     | `unchangeable` | cannot be changed | |
         *     | `wrongPassword` | is not the password | |
         *     | `noPosition` | is a link without a position | |
         *     | `noArea` | is a line, or a shape of less than a hectare | |
         *     | `crossesItself` | is a shape whose edges cross | |
         * @enum {string}
         */
        FieldRule: "required" | "requiredForNewCustomer" | "anyOf" | "notBoth" | "onlyWith" | "unknownField" | "repeated" | "changesNothing" | "type" | "format" | "oneOf" | "notOffered" | "decimals" | "min" | "max" | "minLength" | "maxLength" | "minItems" | "maxItems" | "unsupportedCharacters" | "noDigits" | "letterOrDigit" | "unique" | "notBefore" | "notAfter" | "after" | "past" | "future" | "minYear" | "maxDays" | "maxServices" | "maxQuantity" | "maxPercentage" | "usedAlready" | "otherCoupon" | "unchangeable" | "wrongPassword" | "noPosition" | "noArea" | "crossesItself";
        /** @description The values of the rule; empty if it has none. */
        FieldRuleParams: {
            /** @description The most or the least that is allowed. */
            limit?: number;
            values?: string[];
            types?: string[];
            /**
             * @example mobile
             * @example passcode
             * @example email
             * @example date
             * @example time
             * @example degrees
             */
            format?: string;
            /** @description A text of this format. */
            example?: string;
            fields?: string[];
            /** @description Another field. */
            than?: string;
        };
        /**
         * @description Decide by this. The examples are all codes of this version; later versions add codes.
         * @example VALIDATION_ERROR
         * @example OTP_INVALID
         * @example OTP_EXPIRED
         * @example UNAUTHORIZED
         * @example INVALID_CREDENTIALS
         * @example FORBIDDEN
         * @example USER_INACTIVE
         * @example USER_NOT_REGISTERED
         * @example USER_NOT_FOUND
         * @example SERVICE_NOT_FOUND
         * @example CATEGORY_NOT_FOUND
         * @example CART_NOT_FOUND
         * @example CART_ITEM_NOT_FOUND
         * @example COUPON_NOT_FOUND
         * @example ADDRESS_NOT_FOUND
         * @example COURSE_NOT_FOUND
         * @example BATCH_FULL
         * @example ACADEMY_CONFLICT
         * @example DOCUMENT_NOT_FOUND
         * @example WEBHOOK_NOT_FOUND
         * @example WEBHOOK_ADDRESS_REFUSED
         * @example PROFESSIONAL_NOT_FOUND
         * @example PROFESSIONAL_MOBILE_TAKEN
         * @example PROFESSIONAL_HAS_VISITS
         * @example NO_PROFESSIONAL
         * @example BOOKING_NOT_FOUND
         * @example NOT_FOUND
         * @example METHOD_NOT_ALLOWED
         * @example MOBILE_ALREADY_EXISTS
         * @example REQUEST_ALREADY_EXISTS
         * @example COUPON_ALREADY_EXISTS
         * @example STAFF_ALREADY_EXISTS
         * @example SLOT_UNAVAILABLE
         * @example PRICE_CHANGED
         * @example FEE_CHANGED
         * @example CART_CHANGED
         * @example INVALID_STATUS_TRANSITION
         * @example ACCOUNT_HAS_BOOKINGS
         * @example REVIEW_CLOSED
         * @example DUPLICATE_BOOKING
         * @example TOO_MANY_BOOKINGS
         * @example IDEMPOTENCY_KEY_REUSED
         * @example SETTINGS_CHANGED
         * @example NOTE_CHANGED
         * @example IMAGE_TOO_LARGE
         * @example PAYLOAD_TOO_LARGE
         * @example INVALID_IMAGE
         * @example UNSUPPORTED_MEDIA_TYPE
         * @example COUPON_EXPIRED
         * @example COUPON_USAGE_LIMIT
         * @example COUPON_INACTIVE
         * @example CART_EMPTY
         * @example MINIMUM_ORDER_VALUE
         * @example OUTSIDE_AREA
         * @example RATE_LIMITED
         * @example OTP_ATTEMPTS_EXCEEDED
         * @example START_CODE_INVALID
         * @example START_CODE_LOCKED
         * @example VISIT_STATE
         * @example INTERNAL_ERROR
         * @example SMS_FAILED
         * @example GEOCODER_UNAVAILABLE
         * @example PAYMENT_PENDING
         * @example PAYMENT_PROVIDER_UNAVAILABLE
         * @example STORAGE_UNAVAILABLE
         * @example OVERLOADED
         */
        ErrorCode: string;
        PasscodePendingError: {
            /** @constant */
            success: false;
            /** @description For people, except with REQUEST_ALREADY_EXISTS: that code, a space, and JSON. */
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            /** @description With REQUEST_ALREADY_EXISTS the pending passcode, otherwise null. */
            data: components["schemas"]["Passcode"] | null;
        };
        BookingConflict: {
            /** @constant */
            success: false;
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            /** @description With PRICE_CHANGED the right price, with SLOT_UNAVAILABLE the reason, otherwise null. */
            data: components["schemas"]["Quote"] | components["schemas"]["SlotRefusal"] | null;
        };
        SlotRefusal: {
            /**
             * @description NOT_OFFERED: the plan has no window at this time. The others are those of `GET /booking/available-slots`.
             * @enum {string}
             */
            reason: "PAST" | "FULL" | "CLOSED" | "NOT_OFFERED" | "NO_PROFESSIONAL";
        };
        Quote: {
            totalPrice: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            finalPrice: components["schemas"]["Money"];
        };
        RegisterRequest: {
            fullName: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            /** @description The language of the passcode's SMS, and of the new account. Default: en. */
            language?: components["schemas"]["Language"];
        };
        LoginRequest: {
            mobile: components["schemas"]["Mobile"];
            /** @description The language of the passcode's SMS. The account keeps it with the sign-in. Without it, the account's language holds. */
            language?: components["schemas"]["Language"];
        };
        LanguageChoice: {
            language: components["schemas"]["Language"];
        };
        VerifyOtpRequest: {
            mobile: components["schemas"]["Mobile"];
            verificationId: string;
            otp: components["schemas"]["Otp"];
        };
        AdminLoginRequest: {
            email: string;
            password: string;
        };
        NewPassword: string;
        PasswordChange: {
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
            /** @description Whether to revoke all API keys of the salon. Default: no. */
            revokeKeys?: boolean;
        };
        StaffRequest: {
            email: components["schemas"]["Email"];
            /** @description Their first password. */
            password: components["schemas"]["NewPassword"];
            /** @description The caller's own. */
            currentPassword: string;
        };
        StaffMember: {
            id: components["schemas"]["Id"];
            email: string;
            createdAt: components["schemas"]["UtcInstant"];
            isCaller: boolean;
        };
        /**
         * @description READ_ONLY: every `GET` that staff may call. FULL: everything that staff may do, except what only people may do. PARTNER: nothing; limits count the calls of the partner's customers by the key. SCOPED: what its `scopes` name.
         * @enum {string}
         */
        ApiKeyAccess: "READ_ONLY" | "FULL" | "PARTNER" | "SCOPED";
        /**
         * @description An area, to read or to change. `_WRITE` includes `_READ`. Each operation names its scope as `x-scope`.
         * @enum {string}
         */
        ApiKeyScope: "CATALOGUE_READ" | "CATALOGUE_WRITE" | "BOOKINGS_READ" | "BOOKINGS_WRITE" | "CUSTOMERS_READ" | "CUSTOMERS_WRITE";
        ApiKeyRequest: {
            /** @description What the key is for. */
            name: string;
            access: components["schemas"]["ApiKeyAccess"];
            /** @description What a SCOPED key may do. Required for SCOPED. Leave it out or send null for all others. */
            scopes?: components["schemas"]["ApiKeyScope"][] | null;
            /**
             * Format: date-time
             * @description When the key stops working, in the future. Null or left out: never.
             */
            expiresAt?: string | null;
            /** @description The caller's own. */
            currentPassword: string;
        };
        ApiKey: {
            id: components["schemas"]["Id"];
            name: string;
            access: components["schemas"]["ApiKeyAccess"];
            /** @description What a SCOPED key may do, without repeats; null for all others. */
            scopes: components["schemas"]["ApiKeyScope"][] | null;
            /** @description The first 12 characters of the token, to recognise it in a leak. null for keys from before `nk_live_`. */
            tokenStart: string | null;
            /** @description The maker's e-mail at that time. */
            createdBy: string;
            /** @description Whether the maker is still staff. The key works either way. */
            makerIsStaff: boolean;
            createdAt: components["schemas"]["UtcInstant"];
            /**
             * Format: date-time
             * @description When the key stops working; null: never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Updated at most once an hour; null if the key was never used.
             */
            lastUsedAt: string | null;
        };
        KeyLimits: {
            /** @description Calls a minute to each operation that has a limit. */
            requestsPerMinute: number;
            /** @description Passcodes sent an hour. */
            passcodesPerHour: number;
            /** @description Wrong passcodes an hour. */
            wrongPasscodesPerHour: number;
        };
        OwnApiKey: {
            id: components["schemas"]["Id"];
            name: string;
            access: components["schemas"]["ApiKeyAccess"];
            /** @description What a SCOPED key may do, without repeats; null for all others. */
            scopes: components["schemas"]["ApiKeyScope"][] | null;
            /** @description The first 12 characters of the token; null if the token is a JWT. */
            tokenStart: string | null;
            /** @description The maker's e-mail at that time. */
            createdBy: string;
            /** @description Whether the maker is still staff. */
            makerIsStaff: boolean;
            createdAt: components["schemas"]["UtcInstant"];
            /**
             * Format: date-time
             * @description When the key stops working; null: never.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Updated at most once an hour; null if the key was never used.
             */
            lastUsedAt: string | null;
            /** @description The limits of this key. */
            limits: components["schemas"]["KeyLimits"];
        };
        NewApiKey: {
            /** @description The key itself: `nk_live_`, 30 random letters and digits, and a checksum of six. Shown only once. */
            token: string;
            key: components["schemas"]["ApiKey"];
        };
        Passcode: {
            /** @description Send it to `verify-otp` with the passcode. Every passcode has its own. */
            verificationId: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description When the passcode ends, in epoch milliseconds.
             */
            expiresAt: number;
            /**
             * Format: int64
             * @description When you can ask for a new passcode, in epoch milliseconds.
             */
            resendAt: number;
        };
        SignedIn: {
            token: string;
            userId: components["schemas"]["Id"];
        };
        ProfessionalSignedIn: {
            token: string;
            professionalId: components["schemas"]["Id"];
        };
        AdminSignedIn: {
            token: string;
        };
        TokenOwner: {
            userId: components["schemas"]["Id"];
            role: components["schemas"]["Role"];
        };
        /** @enum {string} */
        Role: "USER" | "ADMIN" | "PROFESSIONAL";
        Profile: {
            id: components["schemas"]["Id"];
            fullName: string;
            email: string | null;
            mobile: string;
            gender: components["schemas"]["Gender"] | null;
            /** Format: date */
            dateOfBirth: string | null;
            /** @description Whether only women may come. */
            womenOnly: boolean;
            /** @description Whether the salon may send messages about visits on WhatsApp. */
            whatsappConsent: boolean;
            /** @description The business that invoices are for, if it is registered for GST. */
            businessName: string | null;
            /** @description The GSTIN of that business. */
            gstin: string | null;
            /** @description The language of messages and bills. */
            language: components["schemas"]["Language"];
            role: components["schemas"]["Role"];
            /** @description The last sign-in or `GET /auth/validate-token`, updated at most once an hour. */
            lastActive: components["schemas"]["UtcInstant"];
        };
        ProfileUpdate: {
            fullName?: components["schemas"]["FullName"];
            /** @description An e-mail address; null clears it. */
            email?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            /**
             * Format: date
             * @description In the past, from 1900-01-01.
             */
            dateOfBirth?: string | null;
            /** @description Only women may come, unless a booking says otherwise. Bookings that exist stay as they are. */
            womenOnly?: boolean;
            /** @description Whether the salon may send messages about visits on WhatsApp. Show the customer one of the `whatsappConsentTexts` of `GET /settings`: it is kept with the time. Withdrawing holds from the next message on. */
            whatsappConsent?: boolean;
            /** @description Which of `whatsappConsentTexts` the customer has read. Default: en. It is kept with the consent. */
            consentLanguage?: components["schemas"]["Language"];
            /** @description The business that new invoices are for. Send it together with its `gstin`; null clears it. */
            businessName?: string | null;
            /** @description The GSTIN of the business; null clears it. */
            gstin?: string | null;
            /** @description The language of messages and bills from now on. */
            language?: components["schemas"]["Language"];
        };
        ProfileExport: {
            exportedAt: components["schemas"]["UtcInstant"];
            profile: components["schemas"]["Profile"];
            /** @description The staff's note about the customer. */
            salonNote: string | null;
            /** @description In the order they were added. */
            addresses: components["schemas"]["Address"][];
            cart: components["schemas"]["Cart"] | null;
            /** @description Earliest visit first. */
            bookings: components["schemas"]["Booking"][];
            /** @description What the customer wrote about visits, newest first. */
            reviews: components["schemas"]["Review"][];
            /** @description The wish of this mobile that the salon came to a place. */
            areaWish: components["schemas"]["AreaWish"] | null;
            /** @description What the customer agreed to, oldest first, also what they withdrew. */
            consents: components["schemas"]["Consent"][];
            /** @description What the salon sent to the customer, oldest first. */
            messages: components["schemas"]["LoggedMessage"][];
            /** @description Bills, invoices and vouchers, oldest first. */
            documents: components["schemas"]["IssuedDocument"][];
            /** @description Enquiries about courses from this mobile, oldest first. */
            enquiries: components["schemas"]["EnquiryDetail"][];
        };
        Consent: {
            /** @enum {string} */
            purpose: "WHATSAPP";
            /** @description What the customer saw. */
            wording: string;
            givenAt: components["schemas"]["UtcInstant"];
            /** Format: date-time */
            withdrawnAt: string | null;
        };
        /**
         * @description To the customer: CONFIRMATION to REFUNDED. PROFESSIONAL says who comes, REVIEW_ASKED asks for a review. To a professional: TOMORROW and VISIT_. To the salon: UNCOVERED, SUMMARY, ENQUIRY and WEBHOOK_DISABLED.
         * @enum {string}
         */
        MessageKind: "CONFIRMATION" | "MOVED" | "CANCELLED" | "REMINDER" | "PROFESSIONAL" | "ON_THE_WAY" | "LATE" | "RECEIPT" | "REVIEW_ASKED" | "REFUNDED" | "TOMORROW" | "VISIT_NEW" | "VISIT_MOVED" | "VISIT_CANCELLED" | "UNCOVERED" | "SUMMARY" | "ENQUIRY" | "WEBHOOK_DISABLED";
        /**
         * @description SENT: the provider has accepted it. DELIVERED and READ: the provider has reported it. FAILED: no try is left. DROPPED: it had no point any more, or could not be sent; `reason` says why.
         * @enum {string}
         */
        MessageState: "WAITING" | "SENT" | "DELIVERED" | "READ" | "FAILED" | "DROPPED";
        /** @enum {string} */
        SendingChannel: "SMS" | "WHATSAPP" | "EMAIL";
        LoggedMessage: {
            id: components["schemas"]["Id"];
            /** @description null if it is about a day. */
            bookingId: string | null;
            kind: components["schemas"]["MessageKind"];
            /** @description While it waits, the channel may still change. */
            channel: components["schemas"]["SendingChannel"];
            /** @description The mobile or e-mail, masked. null before the first try, and after the account was deleted. */
            to: string | null;
            language: string;
            /** @description null before it is sent, and after the account was deleted. A link in it is cut short. */
            text: string | null;
            state: components["schemas"]["MessageState"];
            /** @description Why it was dropped, why it failed, or why the last try failed: a code. Dropped: `MOVED`, `CANCELLED`, `DONE`, `DELETED`, `PAST`, `REACHED`, `OTHER_PROFESSIONAL`, `SUPERSEDED`, `UNDONE`, `REVIEWED`, `ERASED`, `SWITCHED_OFF`, `NOTHING_TO_SAY`, `NO_CHANNEL`, `NO_ADDRESS`. Failed: `NO_ANSWER`, `UNREACHABLE`, or a code of the provider. */
            reason: string | null;
            dueAt: components["schemas"]["UtcInstant"];
            /** Format: date-time */
            sentAt: string | null;
        };
        LoggedMessageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["LoggedMessage"];
        };
        Stars: number;
        ReviewRequest: {
            rating: components["schemas"]["Stars"];
            /** @description Blank counts as null. */
            text?: string | null;
        };
        ReviewHideRequest: {
            /** @description The author reads it. */
            reason: string;
        };
        ReviewAnswerRequest: {
            answer: string | null;
        };
        /** @description A review as its author sees it. */
        Review: {
            bookingId: components["schemas"]["Id"];
            rating: components["schemas"]["Stars"];
            text: string | null;
            createdAt: components["schemas"]["UtcInstant"];
            /** Format: date-time */
            editedAt: string | null;
            /** @description From then on it cannot be changed. */
            editableUntil: components["schemas"]["UtcInstant"];
            /** @description Why staff hide it; null if it is shown. */
            hiddenReason: string | null;
            /** @description The salon's answer. */
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
        };
        /** @description A review as everybody sees it. */
        PublicReview: {
            id: components["schemas"]["Id"];
            rating: components["schemas"]["Stars"];
            text: string | null;
            /** @description null after its author deleted their account. */
            firstName: string | null;
            createdAt: components["schemas"]["UtcInstant"];
            /** Format: date-time */
            editedAt: string | null;
            /** @description The salon's answer. */
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
        };
        /** @description A review as staff see it. */
        StaffReview: {
            id: components["schemas"]["Id"];
            bookingId: components["schemas"]["Id"];
            /** @description The booking's. */
            reference: string;
            bookingDate: components["schemas"]["CalendarDate"];
            /** @description null after the account was deleted. */
            customerName: string | null;
            services: string[];
            /** @description Who came; null if the salon named nobody. */
            professionalName: string | null;
            rating: components["schemas"]["Stars"];
            text: string | null;
            createdAt: components["schemas"]["UtcInstant"];
            /** Format: date-time */
            editedAt: string | null;
            /** Format: date-time */
            hiddenAt: string | null;
            hiddenBy: string | null;
            hiddenReason: string | null;
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            answeredBy: string | null;
        };
        OwnReviewAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Review"] | null;
        };
        ReviewAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Review"];
        };
        OwnReviewListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Review"][];
        };
        ReviewPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ReviewPage"];
        };
        StaffReviewPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["StaffReviewPage"];
        };
        StaffReviewAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["StaffReview"];
        };
        ReviewPage: {
            content: components["schemas"]["PublicReview"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        StaffReviewPage: {
            content: components["schemas"]["StaffReview"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        DocumentAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["IssuedDocument"];
        };
        DocumentsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["DocumentSummary"][];
        };
        DocumentPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["DocumentPage"];
        };
        DocumentPage: {
            content: components["schemas"]["DocumentSummary"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        MessageLogPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["MessageLogPage"];
        };
        MessageLogPage: {
            content: components["schemas"]["LoggedMessage"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            /** @description What this installation can send by. An empty list: no provider is configured, so nothing is sent. */
            channels: components["schemas"]["SendingChannel"][];
        };
        Service: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @description null if its category was deleted. */
            categoryId: string | null;
            categoryName: string | null;
            price: components["schemas"]["Money"];
            durationInMinutes: number;
            /** @description Path of the picture on this server; add `?width=` if you like. null without a picture. A new picture has a new path. */
            imageUrl: string | null;
            rating: components["schemas"]["Rating"];
            reviewCount: components["schemas"]["ReviewCount"];
            /** @description Whether it ever had five reviews. Only if not, a site may show a decorative rating, and only with `PublicSettings.showDecorativeRatings`. */
            wasRated: boolean;
        };
        /** @description The average of the reviews that are shown, to one decimal. null with fewer than five. */
        Rating: number | null;
        /** @description The reviews that are shown, of any number. */
        ReviewCount: number;
        ServiceForm: {
            name: string;
            description: string;
            /** @description Rupees with at most two decimals. */
            price: number;
            durationInMinutes: number;
            categoryId: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description The picture.
             */
            imageUrl?: string;
        };
        ServiceUpdateForm: {
            name?: string;
            description?: string;
            /** @description Rupees with at most two decimals. */
            price?: number;
            durationInMinutes?: number;
            categoryId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description The new picture.
             */
            imageUrl?: string;
            /** @description true removes the picture. Not together with a new one. */
            removeImage?: boolean;
        };
        Category: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @description Path of the picture on this server; add `?width=` if you like. null without a picture. A new picture has a new path. */
            imagePath: string | null;
            /** @description Services on sale in it. */
            serviceCount: number;
            sac: components["schemas"]["Sac"];
        };
        /** @description The service code (SAC) on invoices. Beauty treatments have 999729. */
        Sac: string;
        CategoryForm: {
            name: string;
            description: string;
            /**
             * Format: binary
             * @description The picture.
             */
            imageFile?: string;
            sac?: components["schemas"]["Sac"];
        };
        CategoryUpdateForm: {
            name?: string;
            description?: string;
            /**
             * Format: binary
             * @description The new picture.
             */
            imageFile?: string;
            /** @description true removes the picture. Not together with a new one. */
            removeImage?: boolean;
            sac?: components["schemas"]["Sac"];
        };
        CartItemRequest: {
            serviceId: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
        };
        Cart: {
            id: components["schemas"]["Id"];
            /** @description In the order the services were first added. */
            items: components["schemas"]["CartItem"][];
            /** @description The sum of the quantities. */
            totalItems: number;
            /** @description Before the discount. */
            totalPrice: components["schemas"]["Money"];
            /** @description The coupon's discount, in rupees. */
            discount: components["schemas"]["Money"];
            coupon: components["schemas"]["AppliedCoupon"] | null;
            /** @description The price of booking it: `totalPrice` less `discount`. */
            finalPrice: components["schemas"]["Money"];
            /** @description The messages of `changes`. */
            notices: string[];
            /** @description What just left the cart or could not be added: services, then the coupon. Told once. */
            changes: components["schemas"]["CartChange"][];
        };
        CartChange: {
            /**
             * @description `SERVICE_REMOVED`: the service `name` is no longer offered. `SERVICE_NOT_ADDED`: it could not be added for that reason. `COUPON_REMOVED`: `couponCode` left for `reason`. Later versions add codes.
             * @example SERVICE_REMOVED
             * @example SERVICE_NOT_ADDED
             * @example COUPON_REMOVED
             */
            code: string;
            params: {
                /** @description The service. */
                name?: string;
                couponCode?: string;
                /**
                 * @description The error that applying it would answer.
                 * @enum {string}
                 */
                reason?: "COUPON_NOT_FOUND" | "COUPON_INACTIVE" | "COUPON_EXPIRED" | "COUPON_USAGE_LIMIT";
            };
            /** @description For people. */
            message: string;
        };
        CartItem: {
            id: components["schemas"]["Id"];
            service: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description For one, today. */
                price: components["schemas"]["Money"];
                /** @description For one. */
                durationInMinutes: number;
                /** @description The service's picture. */
                imageUrl: string | null;
                categoryName: string | null;
            };
            quantity: components["schemas"]["Quantity"];
        };
        AppliedCoupon: {
            code: string;
            description: string;
            discountType: components["schemas"]["DiscountType"];
            /** @description Per cent or rupees. */
            discountValue: number;
        };
        Coupon: {
            id: components["schemas"]["Id"];
            code: string;
            description: string;
            discountType: components["schemas"]["DiscountType"];
            /** @description Per cent or rupees. */
            discountValue: number;
            validFrom: components["schemas"]["CalendarDate"];
            validTill: components["schemas"]["CalendarDate"];
            /** @description null means unlimited. Only for staff; customers always read null. */
            usageLimit: number | null;
            /** @description Only for staff; customers always read 0. */
            usedCount: number;
            isActive: boolean;
        };
        CouponRequest: {
            /** @description Stored as 3 to 20 capital letters, digits, hyphens and underscores. Signs around it are dropped as in `CouponCodeInput`. */
            code: string;
            /** @description Default: empty. */
            description?: string;
            discountType: components["schemas"]["DiscountType"];
            /** @description Per cent (up to 100) or rupees, with at most two decimals. */
            discountValue: number;
            validFrom: components["schemas"]["CalendarDate"];
            validTill: components["schemas"]["CalendarDate"];
            /** @description null or left out means unlimited. */
            usageLimit?: number | null;
            /** @description Default: true. */
            isActive?: boolean;
        };
        CouponQuote: {
            coupon: components["schemas"]["AppliedCoupon"];
            totalPrice: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            finalPrice: components["schemas"]["Money"];
        };
        AddressRequest: {
            flatNumber: string;
            building?: string | null;
            /** @description The street or area alone. */
            street: string;
            landmark?: string | null;
            city: string;
            state: string;
            /** @description Digits of any script are stored as 0 to 9. */
            postalCode: string;
            country: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            instructions?: string | null;
        };
        Address: {
            id: components["schemas"]["Id"];
            flatNumber: string;
            building: string | null;
            /** @description Flat, building, street and landmark joined. */
            street: string;
            /** @description The street or area as it was entered. */
            streetArea: string;
            landmark: string | null;
            city: string;
            state: string;
            postalCode: string;
            country: string;
            latitude: string;
            longitude: string;
            instructions: string | null;
        };
        Place: {
            place_id: string;
            display_name: string;
            lat: string;
            lon: string;
            /** @description true if the searched text itself names this position. */
            fromText?: boolean;
        };
        /** @description Fields that the provider does not know are left out. */
        PlaceAddress: {
            road?: string;
            neighbourhood?: string;
            suburb?: string;
            quarter?: string;
            hamlet?: string;
            block?: string;
            residential?: string;
            industrial?: string;
            city?: string;
            town?: string;
            village?: string;
            county?: string;
            state_district?: string;
            state?: string;
            /** @description A suggestion; it may be wrong. */
            postcode?: string;
            country?: string;
        };
        Slot: {
            /** @description Send it as a booking's `bookingTime`. */
            startTime: components["schemas"]["ClockTime"];
            /** @description When the window ends. A long visit goes on after it. */
            endTime: components["schemas"]["ClockTime"];
            /** @description The window's name, for people. */
            label: string;
            available: boolean;
            /** @description Of a free one null. */
            reason: ("PAST" | "FULL" | "CLOSED" | "NO_PROFESSIONAL" | "OUTSIDE_AREA") | null;
            /** @description Teams or professionals that are free for this visit; 0 if it is not available. */
            remaining: number;
            /** @description Who could come, the best first; empty with teams. */
            professionals: components["schemas"]["Id"][];
        };
        BookableDay: {
            date: components["schemas"]["CalendarDate"];
            /** @description How many slots of the day can be booked for a visit of this length. */
            availableSlots: number;
            /** @description Why the day has no slot; null if it has one. */
            reason: ("PAST" | "FULL" | "CLOSED" | "TOO_LONG" | "NO_PROFESSIONAL" | "OUTSIDE_AREA") | null;
        };
        BookingRequest: {
            /** @description The caller's own id; another is 403. */
            userId: components["schemas"]["Id"];
            serviceIds: components["schemas"]["Id"][];
            bookingDate: components["schemas"]["CalendarDate"];
            /** @description The `startTime` of one of the day's slots. */
            bookingTime: components["schemas"]["ClockTime"];
            /** @description The price you showed the customer, after the discount. It is only compared. */
            finalPrice: components["schemas"]["MoneyInput"];
            addressId: components["schemas"]["Id"];
            paymentType: components["schemas"]["PaymentType"];
            cartId?: components["schemas"]["Id"];
            couponCode?: components["schemas"]["CouponCodeInput"];
            /** @description Who shall come, if the customer wishes; no program then gives the visit to another. */
            professionalId?: components["schemas"]["Id"];
            /** @description Only a woman may come. Default: what the customer's profile says. Without effect with teams. */
            womenOnly?: boolean;
            externalId?: components["schemas"]["ExternalId"];
            metadata?: components["schemas"]["Metadata"];
        };
        StaffBookingRequest: {
            mobile: components["schemas"]["Mobile"];
            /** @description Required if nobody has registered the mobile, otherwise ignored. */
            fullName?: components["schemas"]["FullName"];
            /** @description The language of messages and bills of a new customer. Default: en. Ignored if somebody has registered the mobile. */
            language?: components["schemas"]["Language"];
            serviceIds: components["schemas"]["Id"][];
            bookingDate: components["schemas"]["CalendarDate"];
            /** @description The `startTime` of one of the day's slots. */
            bookingTime: components["schemas"]["ClockTime"];
            addressId?: components["schemas"]["Id"];
            address?: components["schemas"]["AddressRequest"];
            /** @description Who shall come, if the customer wishes. */
            professionalId?: components["schemas"]["Id"];
            /** @description Only a woman may come. Default: what the customer's profile says. Without effect with teams. */
            womenOnly?: boolean;
            /** @description The price you told the customer, after the discount. Not compared if you leave it out. */
            finalPrice?: components["schemas"]["MoneyInput"];
            /** @description Default: PAY_AFTER. */
            paymentType?: components["schemas"]["PaymentType"];
            couponCode?: components["schemas"]["CouponCodeInput"];
            externalId?: components["schemas"]["ExternalId"];
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description The integrator's id of the booking. At most 100 visible ASCII characters; several bookings may have the same. */
        ExternalId: string;
        /** @description An integrator's notes: at most 10 short texts. Their names have letters, digits, `_`, `.` and `-`. */
        Metadata: {
            [key: string]: string;
        };
        BookingExternal: {
            /** @description null clears it. */
            externalId?: components["schemas"]["ExternalId"] | null;
            /** @description Replaced as a whole; null clears it. */
            metadata?: components["schemas"]["Metadata"] | null;
        };
        RescheduleRequest: {
            bookingDate?: components["schemas"]["CalendarDate"];
            /** @description The `startTime` of one of the day's slots. */
            bookingTime?: components["schemas"]["ClockTime"];
            addressId?: components["schemas"]["Id"];
            address?: components["schemas"]["AddressRequest"];
            /** @description Who shall come; null lets anybody come. Without it, a professional who was chosen before stays chosen. */
            professionalId?: components["schemas"]["Id"] | null;
        };
        CalendarFeedRequest: {
            /** @description Whose visits; null for all of the salon's. */
            professionalId: components["schemas"]["Id"] | null;
        };
        CalendarFeed: {
            id: components["schemas"]["Id"];
            /** @description Whose visits; null for all of the salon's. */
            professionalId: string | null;
            /** @description Who made it. */
            createdBy: string;
            createdAt: components["schemas"]["UtcInstant"];
            /** @description When a calendar app read it last, to the hour; null if none did. */
            lastReadAt: components["schemas"]["UtcInstant"] | null;
        };
        NewCalendarFeed: {
            id: components["schemas"]["Id"];
            /** @description Whose visits; null for all of the salon's. */
            professionalId: string | null;
            /** @description Who made it. */
            createdBy: string;
            createdAt: components["schemas"]["UtcInstant"];
            /** @description Null. */
            lastReadAt: components["schemas"]["UtcInstant"] | null;
            /** @description The address for calendar apps. It begins with `/` if the server does not know its own origin (`PUBLIC_URL`). */
            url: string;
        };
        LinkMoveRequest: {
            bookingDate: components["schemas"]["CalendarDate"];
            /** @description The `startTime` of one of the day's slots. */
            bookingTime: components["schemas"]["ClockTime"];
        };
        BookingItem: {
            serviceId: components["schemas"]["Id"];
            name: string;
            /** @description For one, as it was booked. */
            price: components["schemas"]["Money"];
            quantity: number;
            /** @description For one. */
            durationInMinutes: number;
        };
        /** @description The address as it was when the visit was booked. */
        BookingAddress: {
            flatNumber: string;
            building: string | null;
            street: string;
            streetArea: string;
            landmark: string | null;
            city: string;
            state: string;
            postalCode: string;
            country: string;
            latitude: string;
            longitude: string;
            instructions: string | null;
        };
        Booking: {
            bookingId: components["schemas"]["Id"];
            /** @description The customer's id. It stays after the account is deleted, and then leads nowhere. */
            userId: string;
            /** @description The customer as they are today; nulls after the account was deleted. */
            user: {
                fullName: string | null;
                mobile: string | null;
            };
            /** @description The services' names, in the order of `items` and without quantities. */
            name: string[];
            /** @description In the order in which `serviceIds` first named them. */
            items: components["schemas"]["BookingItem"][];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            /** @description How long all services take, with their quantities. */
            durationInMinutes: number;
            /** @description The saved address it was made with; the customer may have changed or deleted it. null after the account was deleted. */
            addressId: string | null;
            /** @description Where the visit goes; null after the account was deleted. */
            address: components["schemas"]["BookingAddress"] | null;
            /** @description Before the discount. */
            totalPrice: components["schemas"]["Money"];
            /** @description The coupon's discount, in rupees. */
            discount: components["schemas"]["Money"];
            couponCode: string | null;
            /** @description The price to pay: `totalPrice` less `discount`. */
            finalPrice: components["schemas"]["Money"];
            paymentType: components["schemas"]["PaymentType"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentState: components["schemas"]["PaymentState"];
            /** @description What the salon holds for the booking, without tips: all payments less all refunds. */
            amountPaid: components["schemas"]["Money"];
            /** @description What is still to be paid; 0 for a cancelled booking. */
            amountDue: components["schemas"]["Money"];
            /** @description What has to be paid online until `payBy`, which is the price or a deposit; 0 if the booking is firm. */
            dueNow: components["schemas"]["Money"];
            /** @description What the salon has to give back. */
            refundDue: components["schemas"]["Money"];
            /** @description What the customer agreed to when they booked. null if cancelling is free. */
            cancellation: components["schemas"]["Cancellation"] | null;
            /** @description Until when the time is kept for a pending booking that has to be paid online; null if the booking is firm. Then it is cancelled. */
            payBy: components["schemas"]["UtcInstant"] | null;
            /** @description When the whole price was paid; null again after a refund. */
            paidAt: components["schemas"]["UtcInstant"] | null;
            /** @description When the salon refunded a cancelled visit. */
            refundedAt: components["schemas"]["UtcInstant"] | null;
            /** @description How to pay an unpaid PAY_NOW booking, if it is not cancelled and the salon has a UPI id; else null. Always null in staff's lists. */
            upi: components["schemas"]["UpiPayment"] | null;
            status: components["schemas"]["BookingStatus"];
            createdAt: components["schemas"]["UtcInstant"];
            completedAt: components["schemas"]["UtcInstant"] | null;
            cancelledAt: components["schemas"]["UtcInstant"] | null;
            /** @description The booking's name for customers and staff: the last 6 characters of its id, in capitals. */
            reference: string;
            /** @description The integrator's id. */
            externalId: components["schemas"]["ExternalId"] | null;
            /** @description An integrator's notes. The customer can read them. */
            metadata: components["schemas"]["Metadata"] | null;
            /** @description Who comes. null with teams, and as long as nobody could be found. A customer sees a name that they did not choose from 18:00 on the day before. */
            professional: components["schemas"]["BookedProfessional"] | null;
            /** @description Whether the customer or staff chose who comes. */
            professionalChosen: boolean;
            /** @description Whether only a woman may come; false with teams. */
            womenOnly: boolean;
            /** @description How far the professional is; null with teams. */
            visit: components["schemas"]["BookingVisit"] | null;
            /** @description The customer tells it to the professional, who then starts the visit. Only the booking's own customer sees it, while the booking is pending; else null. */
            startCode: string | null;
        };
        Cancellation: {
            /** @description Cancelling is free up to and including this moment. It follows the visit when the customer moves it before, and no move by staff makes it earlier. */
            freeUntil: components["schemas"]["UtcInstant"];
            feePercent: number;
            /** @description What the salon keeps later, at most what was paid. */
            fee: components["schemas"]["Money"];
            /** @description What the salon kept of a cancelled booking. */
            kept: components["schemas"]["Money"];
        };
        /** @description A booking for the holder of a message's link, who may have got it from the customer. It has no name, mobile, flat, street, position or door instructions. The fields mean what they mean in Booking. */
        LinkedBooking: {
            bookingId: components["schemas"]["Id"];
            reference: string;
            name: string[];
            items: components["schemas"]["BookingItem"][];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            durationInMinutes: number;
            /** @description Enough to tell one's addresses apart. */
            address: components["schemas"]["LinkedAddress"] | null;
            discount: components["schemas"]["Money"];
            couponCode: string | null;
            finalPrice: components["schemas"]["Money"];
            paymentType: components["schemas"]["PaymentType"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentState: components["schemas"]["PaymentState"];
            amountPaid: components["schemas"]["Money"];
            amountDue: components["schemas"]["Money"];
            dueNow: components["schemas"]["Money"];
            refundDue: components["schemas"]["Money"];
            payBy: components["schemas"]["UtcInstant"] | null;
            cancellation: components["schemas"]["Cancellation"] | null;
            refundedAt: components["schemas"]["UtcInstant"] | null;
            upi: components["schemas"]["UpiPayment"] | null;
            status: components["schemas"]["BookingStatus"];
            professional: components["schemas"]["BookedProfessional"] | null;
            professionalChosen: boolean;
            womenOnly: boolean;
            visit: components["schemas"]["BookingVisit"] | null;
            startCode: string | null;
        };
        LinkedAddress: {
            building: string | null;
            city: string;
            postalCode: string;
        };
        /**
         * @description DONE once the booking is completed.
         * @enum {string}
         */
        VisitState: "PLANNED" | "ON_THE_WAY" | "ARRIVED" | "STARTED" | "DONE";
        /** @enum {string} */
        PaymentMeans: "CASH" | "UPI";
        BookingVisit: {
            state: components["schemas"]["VisitState"];
            onTheWayAt: components["schemas"]["UtcInstant"] | null;
            arrivedAt: components["schemas"]["UtcInstant"] | null;
            startedAt: components["schemas"]["UtcInstant"] | null;
            doneAt: components["schemas"]["UtcInstant"] | null;
            /** @description The booking's time. */
            arrivalFrom: components["schemas"]["ClockTime"];
            /** @description The latest arrival: the booking's time and the salon's grace. */
            arrivalTo: components["schemas"]["ClockTime"];
            /** @description Whether five wrong start codes lock the visit. Always false for customers. */
            codeLocked: boolean;
            /** @description Whether staff waived the start code. Always false for customers. */
            codeWaived: boolean;
            /** @description What the professional took at the door. Always null for customers. */
            collected: components["schemas"]["PaymentMeans"] | null;
            /** @description When the professional called for help; null once staff answered. Always null for customers. */
            helpAt: components["schemas"]["UtcInstant"] | null;
        };
        VisitStateRequest: {
            /** @enum {string} */
            state: "ON_THE_WAY" | "ARRIVED" | "STARTED" | "DONE";
            /** @description When she tapped. */
            at: components["schemas"]["UtcInstant"];
            /** @description The customer's start code: 4 digits of any script. Only STARTED reads it. */
            code?: string;
            /** @description What she took at the door. Only DONE reads it. */
            paymentReceived?: components["schemas"]["PaymentMeans"] | null;
            tip?: components["schemas"]["TipAmount"];
        };
        /** @description A visit as its professional sees it. `mobile`, `address`, `latitude` and `longitude` are null before 18:00 on the day before and after the end of the day after. */
        ProfessionalVisit: {
            bookingId: components["schemas"]["Id"];
            reference: string;
            date: components["schemas"]["CalendarDate"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            services: {
                name: string;
                quantity: number;
            }[];
            /** @description Empty after the customer's account was deleted. */
            firstName: string;
            mobile: string | null;
            /** @description Flat, building, street, landmark, city and postal code in one line, and the customer's instructions in a second. */
            address: string | null;
            /** @description Street area, or the postal code. Empty after the customer's account was deleted. */
            area: string;
            latitude: string | null;
            longitude: string | null;
            /** @description The staff's note about the customer. */
            note: string | null;
            /** @description The way from the visit before, or from where her day starts. */
            travelMinutes: number;
            /** @description What she still has to take; 0 if the booking is paid. */
            collect: components["schemas"]["Money"];
            /** @description How she was paid at the door; null before DONE and if she took nothing. */
            collected: components["schemas"]["PaymentMeans"] | null;
            /** @description What she got beside the price. */
            tip: components["schemas"]["Money"];
            state: components["schemas"]["VisitState"];
            onTheWayAt: components["schemas"]["UtcInstant"] | null;
            arrivedAt: components["schemas"]["UtcInstant"] | null;
            startedAt: components["schemas"]["UtcInstant"] | null;
            doneAt: components["schemas"]["UtcInstant"] | null;
            /** @description Whether only staff can let her start. */
            codeLocked: boolean;
            /** @description Whether she starts without the code. */
            codeWaived: boolean;
            /** @description When she called for help; null once staff answered. */
            helpAt: components["schemas"]["UtcInstant"] | null;
        };
        OwnVisitDay: {
            date: components["schemas"]["CalendarDate"];
            /** @description Her hours within the salon's, leave taken out; empty if off. */
            hours: components["schemas"]["ClockSpan"][];
            /** @description Whether leave takes some of the day. */
            leave: boolean;
            visits: components["schemas"]["ProfessionalVisit"][];
        };
        OwnVisits: {
            professional: components["schemas"]["BookedProfessional"];
            salon: {
                name: string;
                phone: string;
            };
            days: components["schemas"]["OwnVisitDay"][];
        };
        HelpCall: {
            bookingId: components["schemas"]["Id"];
            /** @description Who called. */
            professional: components["schemas"]["BookedProfessional"] | null;
            helpAt: components["schemas"]["UtcInstant"];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            customerName: string | null;
            customerMobile: string | null;
        };
        BookedProfessional: {
            id: components["schemas"]["Id"];
            name: string;
            photoUrl: string | null;
        };
        /** @description The challenge alone. */
        HookChallenge: string;
        /** @description iCalendar (RFC 5545): one VEVENT. */
        CalendarEntry: string;
        /** @description CSV: a line of column names, then a line for each row. */
        DocumentTable: string;
        /** @description HTML. */
        DocumentHtml: string;
        /**
         * @description A completed visit gets a BILL, BILL_OF_SUPPLY or TAX_INVOICE, by the salon's registration. A RECEIPT_VOUCHER is for money before the visit, and a REFUND_VOUCHER gives it back. A CREDIT_NOTE gives back money of an invoice.
         * @enum {string}
         */
        IssuedDocumentType: "BILL" | "BILL_OF_SUPPLY" | "TAX_INVOICE" | "RECEIPT_VOUCHER" | "REFUND_VOUCHER" | "CREDIT_NOTE";
        State: {
            /** @description The two digits that a GSTIN begins with. */
            code: string;
            name: string;
        };
        DocumentReference: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["IssuedDocumentType"];
            number: string;
            date: components["schemas"]["CalendarDate"];
        };
        DocumentAdvance: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["IssuedDocumentType"];
            number: string;
            date: components["schemas"]["CalendarDate"];
            /** @description What the invoice sets off of it. */
            total: components["schemas"]["Money"];
        };
        DocumentCancellation: {
            at: components["schemas"]["UtcInstant"];
            reason: string;
        };
        DocumentSummary: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["IssuedDocumentType"];
            /** @description At most 16 letters, digits, hyphens and slashes; consecutive for each type and financial year. */
            number: string;
            /** @description The day of issue. */
            date: components["schemas"]["CalendarDate"];
            /** @description null if it is not about a booking. */
            bookingId: components["schemas"]["Id"] | null;
            /** @description null if it is not about a course. */
            enrolmentId: components["schemas"]["Id"] | null;
            /** @description The learner of the enrolment. */
            enquiryId: components["schemas"]["Id"] | null;
            /** @description The reference of the booking or the enrolment. */
            reference: string | null;
            buyerName: string | null;
            buyerGstin: string | null;
            total: components["schemas"]["Money"];
            /** @description The invoice of a credit note, or the receipt voucher of a refund voucher. */
            refersTo: components["schemas"]["DocumentReference"] | null;
            cancelled: components["schemas"]["DocumentCancellation"] | null;
        };
        LinkedDocument: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["IssuedDocumentType"];
            number: string;
            date: components["schemas"]["CalendarDate"];
            total: components["schemas"]["Money"];
            cancelled: components["schemas"]["DocumentCancellation"] | null;
        };
        LinkedDocumentsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["LinkedDocument"][];
        };
        /** @description In rupees. `gross`, `discount` and `total` include tax. `taxable` and the taxes add up to `total`. */
        DocumentAmounts: {
            gross: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
            cgst: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        /** @description Amounts as in DocumentAmounts. */
        DocumentLine: {
            description: string;
            sac: components["schemas"]["Sac"];
            quantity: number;
            gross: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            taxable: components["schemas"]["Money"];
            /** @description Per cent, CGST and SGST together; 0 without tax. */
            rate: number;
            cgst: components["schemas"]["Money"];
            sgst: components["schemas"]["Money"];
            igst: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        IssuedDocument: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["IssuedDocumentType"];
            number: string;
            /** @description The day of issue. */
            date: components["schemas"]["CalendarDate"];
            /** @description null if it is not about a booking. */
            bookingId: components["schemas"]["Id"] | null;
            /** @description null if it is not about a course. */
            enrolmentId: components["schemas"]["Id"] | null;
            /** @description The reference of the booking or the enrolment. */
            reference: string | null;
            regime: components["schemas"]["TaxRegime"];
            /** @description The salon as it was then. */
            seller: {
                name: string;
                legalName: string;
                address: string;
                phone: string;
                email: string;
                gstin: string | null;
                state: components["schemas"]["State"] | null;
            };
            /** @description A business if it has a `gstin`. A person has an address from ₹50,000 on. */
            buyer: {
                name: string | null;
                address: string | null;
                gstin: string | null;
                state: components["schemas"]["State"] | null;
            };
            placeOfSupply: components["schemas"]["State"] | null;
            /** @description Whether the tax is IGST. */
            interState: boolean;
            /** @description The day of the service; null before it. */
            suppliedOn: components["schemas"]["CalendarDate"] | null;
            lines: components["schemas"]["DocumentLine"][];
            totals: components["schemas"]["DocumentAmounts"];
            /** @description Receipt vouchers that the invoice sets off. */
            advances: components["schemas"]["DocumentAdvance"][];
            refersTo: components["schemas"]["DocumentReference"] | null;
            cancelled: components["schemas"]["DocumentCancellation"] | null;
        };
        CourseListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Course"][];
        };
        CourseAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CourseDetail"];
        };
        StaffCourseListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["StaffCourse"][];
        };
        StaffCourseAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["StaffCourse"];
        };
        BatchAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CourseBatch"];
        };
        EnquiryAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["EnquiryDetail"];
        };
        EnquiryPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["EnquiryPage"];
        };
        OwnEnrolmentsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["OwnEnrolment"][];
        };
        EnrolmentAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Enrolment"];
        };
        EnrolmentPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["EnrolmentPage"];
        };
        Course: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            weeks: number;
            /** @description With tax. */
            fee: components["schemas"]["Money"];
            /** @description What the learner gets at the end. */
            certificate: string | null;
            /** @description The picture; add `?width=`. */
            imageUrl: string | null;
            batches: components["schemas"]["CourseBatch"][];
        };
        CourseDetail: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            weeks: number;
            /** @description With tax. */
            fee: components["schemas"]["Money"];
            /** @description What the learner gets at the end. */
            certificate: string | null;
            /** @description The picture; add `?width=`. */
            imageUrl: string | null;
            batches: components["schemas"]["CourseBatch"][];
            /** @description To what the guardian of a learner under 18 agrees, in English. Show it beside the checkbox. */
            guardianConsentText: string;
            /** @description The same in each language of the site. Say in `guardian.language` which one the guardian has read. */
            guardianConsentTexts: components["schemas"]["TextsByLanguage"];
        };
        TextsByLanguage: {
            en: string;
            hi: string;
            mr: string;
        };
        StaffCourse: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            weeks: number;
            /** @description With tax. */
            fee: components["schemas"]["Money"];
            /** @description What the learner gets at the end. */
            certificate: string | null;
            /** @description The picture; add `?width=`. */
            imageUrl: string | null;
            batches: components["schemas"]["CourseBatch"][];
            /** @description Whether the site shows it. */
            active: boolean;
            /** @description How many there have been. */
            enquiries: number;
        };
        CourseBatch: {
            id: components["schemas"]["Id"];
            startsOn: components["schemas"]["CalendarDate"];
            /** @description The last day of its last week. */
            endsOn: components["schemas"]["CalendarDate"];
            days: components["schemas"]["CourseDay"][];
            fromTime: components["schemas"]["ClockTime"];
            toTime: components["schemas"]["ClockTime"];
            seats: number;
            seatsLeft: number;
        };
        /** @enum {string} */
        CourseDay: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
        CourseRequest: {
            name: string;
            description: string;
            weeks: components["schemas"]["CourseWeeks"];
            fee: components["schemas"]["CourseFee"];
            certificate?: string | null;
            /** @description true if left out. */
            active?: boolean;
        };
        CourseUpdate: {
            name?: string;
            description?: string;
            weeks?: components["schemas"]["CourseWeeks"];
            fee?: components["schemas"]["CourseFee"];
            certificate?: string | null;
            active?: boolean;
        };
        CourseWeeks: number;
        /** @description Rupees, with tax. */
        CourseFee: number;
        CoursePictureForm: {
            /**
             * Format: binary
             * @description The new picture.
             */
            picture?: string;
            /** @description true removes the picture. Not together with a new one. */
            removePicture?: boolean;
        };
        BatchRequest: {
            startsOn: components["schemas"]["NearDate"];
            days: components["schemas"]["CourseDays"];
            fromTime: components["schemas"]["ClockTime"];
            toTime: components["schemas"]["ClockTime"];
            seats: components["schemas"]["BatchSeats"];
        };
        BatchUpdate: {
            startsOn?: components["schemas"]["NearDate"];
            days?: components["schemas"]["CourseDays"];
            fromTime?: components["schemas"]["ClockTime"];
            toTime?: components["schemas"]["ClockTime"];
            seats?: components["schemas"]["BatchSeats"];
        };
        /** @description Each once. */
        CourseDays: components["schemas"]["CourseDay"][];
        BatchSeats: number;
        /** @enum {string} */
        EnquiryState: "NEW" | "CONTACTED" | "ENROLLED" | "LOST";
        EnquiryRequest: {
            courseId: components["schemas"]["Id"];
            /** @description The batch that the learner wishes for. */
            batchId?: components["schemas"]["Id"] | null;
            /** @description The learner's. */
            name: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            dateOfBirth: components["schemas"]["LearnerBirthday"];
            guardian?: components["schemas"]["GuardianRequest"];
            message?: string | null;
            /** @description The language of the passcode's SMS. Default: en. */
            language?: components["schemas"]["Language"];
        };
        EnquiryVerification: {
            courseId: components["schemas"]["Id"];
            /** @description The batch that the learner wishes for. */
            batchId?: components["schemas"]["Id"] | null;
            /** @description The learner's. */
            name: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            dateOfBirth: components["schemas"]["LearnerBirthday"];
            guardian?: components["schemas"]["GuardianRequest"];
            message?: string | null;
            verificationId: string;
            otp: components["schemas"]["Otp"];
        };
        /**
         * Format: date
         * @description In the past, from 1900-01-01.
         */
        LearnerBirthday: string;
        /** @description Required for a learner under 18, ignored for others. The mobile of the enquiry is the guardian's. */
        GuardianRequest: {
            name: components["schemas"]["FullName"];
            /**
             * @description The guardian has agreed to `guardianConsentText`, and confirms it with the passcode.
             * @constant
             */
            consent: true;
            /**
             * @description Which of `guardianConsentTexts` the guardian has read; English if left out. It is kept with the consent.
             * @enum {string}
             */
            language?: "en" | "hi" | "mr";
        };
        StaffGuardianRequest: {
            name: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            /**
             * @description How the guardian agreed.
             * @enum {string}
             */
            consent: "IN_PERSON" | "CALL" | "PAPER";
        };
        StaffEnquiryRequest: {
            courseId: components["schemas"]["Id"];
            batchId?: components["schemas"]["Id"] | null;
            /** @description The learner's. */
            name: components["schemas"]["FullName"];
            mobile: components["schemas"]["Mobile"];
            dateOfBirth?: components["schemas"]["LearnerBirthday"] | null;
            guardian?: components["schemas"]["StaffGuardianRequest"];
            message?: string | null;
            followUpOn?: components["schemas"]["NearDate"] | null;
        };
        EnquiryUpdate: {
            batchId?: components["schemas"]["Id"] | null;
            name?: components["schemas"]["FullName"];
            /** @description Another mobile counts as not confirmed. */
            mobile?: components["schemas"]["Mobile"];
            dateOfBirth?: components["schemas"]["LearnerBirthday"];
            guardian?: components["schemas"]["StaffGuardianRequest"];
            state?: components["schemas"]["OpenEnquiryState"];
            followUpOn?: components["schemas"]["NearDate"] | null;
        };
        /** @enum {string} */
        OpenEnquiryState: "NEW" | "CONTACTED" | "LOST";
        EnquiryNoteRequest: {
            text: string;
            state?: components["schemas"]["OpenEnquiryState"];
            followUpOn?: components["schemas"]["NearDate"] | null;
        };
        EnquiryNote: {
            id: components["schemas"]["Id"];
            text: string;
            writtenAt: components["schemas"]["UtcInstant"];
            writtenBy: string;
        };
        LearnerGuardian: {
            name: string;
            mobile: string;
            consentAt: components["schemas"]["UtcInstant"];
            /**
             * @description PASSCODE: with the passcode that was sent to the mobile.
             * @enum {string}
             */
            consentHow: "PASSCODE" | "IN_PERSON" | "CALL" | "PAPER";
            consentWording: string;
        };
        Enquiry: {
            id: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            courseName: string;
            batchId: components["schemas"]["Id"] | null;
            /** @description The learner's; null once it is erased. */
            name: string | null;
            mobile: string | null;
            /** @description Whether a passcode confirmed the mobile. */
            confirmed: boolean;
            dateOfBirth: string | null;
            /** @description Whether the learner is under 18 today. */
            isMinor: boolean;
            guardian: components["schemas"]["LearnerGuardian"] | null;
            message: string | null;
            state: components["schemas"]["EnquiryState"];
            followUpOn: components["schemas"]["CalendarDate"] | null;
            createdAt: components["schemas"]["UtcInstant"];
            erasedAt: components["schemas"]["UtcInstant"] | null;
        };
        EnquiryDetail: {
            id: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            courseName: string;
            batchId: components["schemas"]["Id"] | null;
            /** @description The learner's; null once it is erased. */
            name: string | null;
            mobile: string | null;
            /** @description Whether a passcode confirmed the mobile. */
            confirmed: boolean;
            dateOfBirth: string | null;
            /** @description Whether the learner is under 18 today. */
            isMinor: boolean;
            guardian: components["schemas"]["LearnerGuardian"] | null;
            message: string | null;
            state: components["schemas"]["EnquiryState"];
            followUpOn: components["schemas"]["CalendarDate"] | null;
            createdAt: components["schemas"]["UtcInstant"];
            erasedAt: components["schemas"]["UtcInstant"] | null;
            /** @description The latest first. */
            notes: components["schemas"]["EnquiryNote"][];
            /** @description The latest first. */
            enrolments: components["schemas"]["Enrolment"][];
        };
        EnquiryPage: {
            content: components["schemas"]["Enquiry"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            counts: {
                NEW: number;
                CONTACTED: number;
                ENROLLED: number;
                LOST: number;
                /** @description With a follow-up on or before today. */
                due: number;
            };
        };
        EnrolmentRequest: {
            batchId: components["schemas"]["Id"];
            /** @description What was agreed; the fee of the course if left out, and at most that. */
            fee?: components["schemas"]["CourseFee"];
            /** @description Of the person or the business that pays, in one line. */
            address?: string | null;
            /** @description A business that wants the invoice in its name; with its `gstin`. */
            businessName?: string | null;
            gstin?: string | null;
        };
        EnrolmentMove: {
            batchId: components["schemas"]["Id"];
        };
        EnrolmentCancellation: {
            /** @description Given back, in rupees; at most what was paid. */
            refund: components["schemas"]["CourseFee"];
        };
        EnrolmentPage: {
            content: components["schemas"]["Enrolment"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        OwnEnrolment: {
            id: components["schemas"]["Id"];
            /** @description As the documents name it. */
            reference: string;
            courseName: string;
            learner: string;
            state: components["schemas"]["EnrolmentState"];
            batch: components["schemas"]["CourseBatch"];
            /** @description What was agreed. */
            fee: components["schemas"]["Money"];
            /** @description Taken, less what was given back. */
            paid: components["schemas"]["Money"];
            due: components["schemas"]["Money"];
            enrolledAt: components["schemas"]["UtcInstant"];
            /** @description The earliest first. */
            documents: components["schemas"]["DocumentSummary"][];
        };
        /**
         * @description COMPLETED: the last day of the batch is over.
         * @enum {string}
         */
        EnrolmentState: "ACTIVE" | "COMPLETED" | "CANCELLED";
        Enrolment: {
            id: components["schemas"]["Id"];
            enquiryId: components["schemas"]["Id"];
            /** @description null once the enquiry is erased. */
            learner: string | null;
            courseId: components["schemas"]["Id"];
            courseName: string;
            batch: components["schemas"]["CourseBatch"];
            state: components["schemas"]["EnrolmentState"];
            /** @description The fee of the course at enrolment. */
            listFee: components["schemas"]["Money"];
            /** @description What was agreed. */
            fee: components["schemas"]["Money"];
            /** @description Taken, less what was given back. */
            paid: components["schemas"]["Money"];
            due: components["schemas"]["Money"];
            /** @description Whether each part gets its own invoice, because the course lasts more than three months. */
            invoicesParts: boolean;
            /** @description As the documents name it. */
            reference: string;
            address: string | null;
            businessName: string | null;
            gstin: string | null;
            enrolledAt: components["schemas"]["UtcInstant"];
            endedAt: components["schemas"]["UtcInstant"] | null;
            /** @description The earliest first. */
            fees: components["schemas"]["FeePayment"][];
            /** @description The earliest first. */
            documents: components["schemas"]["DocumentSummary"][];
        };
        FeePayment: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "PART" | "REFUND";
            /** @description The part that a refund gives back. */
            partId: components["schemas"]["Id"] | null;
            /** @enum {string} */
            method: "CASH" | "UPI" | "CARD" | "BANK";
            amount: components["schemas"]["Money"];
            /** @description Of a part, what was given back. */
            refunded: components["schemas"]["Money"];
            note: string | null;
            at: components["schemas"]["UtcInstant"];
            /** @description Who recorded it. */
            by: string;
            /** @description When staff took it back, because it was a mistake. */
            takenBackAt: components["schemas"]["UtcInstant"] | null;
            documentIds: components["schemas"]["Id"][];
        };
        /** @description CSV: a line of column names, then a line for each booking. */
        BookingTable: string;
        BookingChanges: {
            content: {
                bookingId: components["schemas"]["Id"];
                changedAt: components["schemas"]["UtcInstant"];
                deleted: boolean;
                /** @description As it is now; null if it was deleted. */
                booking: components["schemas"]["Booking"] | null;
            }[];
            /** @description Send it as `after` next time. */
            next: string;
            /** @description Whether more changes are waiting. */
            hasMore: boolean;
        };
        CalendarSlot: {
            startTime: components["schemas"]["ClockTime"];
            endTime: components["schemas"]["ClockTime"];
            label: string;
            /** @description Whether it lies in the opening hours of a day that is not closed. */
            open: boolean;
            /** @description The most teams away at one moment of the window. Coming windows count pending visits, past ones completed visits too. */
            booked: number;
            /** @description How many teams are free for a short visit. */
            remaining: number;
            /** @description Why a short visit cannot be booked, as in `GET /booking/available-slots`. */
            reason: ("PAST" | "FULL" | "CLOSED" | "NO_PROFESSIONAL") | null;
        };
        CalendarVisit: {
            bookingId: components["schemas"]["Id"];
            bookingTime: components["schemas"]["ClockTime"];
            /** @description When its team is free again: after its services or its slot, whichever ends later. */
            endTime: components["schemas"]["ClockTime"];
            /** @description How long all services take. */
            durationInMinutes: number;
            /** @description null after the account was deleted. */
            fullName: string | null;
            /** @description The services' names, without quantities. */
            name: string[];
            /** @description The street or area alone; null after the account was deleted. */
            area: string | null;
            finalPrice: components["schemas"]["Money"];
            status: components["schemas"]["BookingStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentState: components["schemas"]["PaymentState"];
            /** @description Until when the time is kept, if the customer still has to pay online; null if the visit is firm. */
            payBy: components["schemas"]["UtcInstant"] | null;
            /** @description Who comes; null with teams and if nobody has the visit. */
            professional: components["schemas"]["BookedProfessional"] | null;
        };
        BookingWeek: {
            /** @description As in the settings. */
            teams: number;
            /** @description In order, from the day asked for. Slots and visits are in order of time. */
            days: {
                date: components["schemas"]["CalendarDate"];
                /** @description Whether no window lies within opening hours. */
                closed: boolean;
                slots: components["schemas"]["CalendarSlot"][];
                visits: components["schemas"]["CalendarVisit"][];
            }[];
        };
        /** @description How to pay an unpaid PAY_NOW booking. */
        UpiPayment: {
            /** @description upi://pay with payee, amount and booking reference. */
            link: string;
            /** @description The link as a QR code: a data URI of an SVG picture. */
            qrCode: string;
        };
        OpeningHours: {
            /** @enum {string} */
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            opens: components["schemas"]["ClockTime"];
            closes: components["schemas"]["ClockTime"];
            /** @description Whether this weekday is off; `opens` and `closes` are then ignored. */
            closed: boolean;
        };
        /**
         * @description Five two-hour windows from 09:00, or thirteen hourly ones from 07:00.
         * @enum {string}
         */
        SlotPlan: "TWO_HOUR" | "HOURLY";
        Settings: {
            salonName: string;
            /** @description With the area or country code. Stored as up to 20 digits, spaces and hyphens, after a + if there is one. */
            phone: string;
            email: components["schemas"]["Email"];
            address: string;
            /** @description The city whose homes you visit, for texts. A PUT without it keeps the saved one. */
            city?: string | null;
            /** @description The areas you visit, in a sentence for customers. A PUT without it keeps the saved one. */
            areasServed?: string | null;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description Each weekday once, in any order; answered from Monday on. */
            openingHours: components["schemas"]["OpeningHours"][];
            /** @description Days off, each once, in any order; answered from the earliest on. */
            closedDays: components["schemas"]["CalendarDate"][];
            slotPlan: components["schemas"]["SlotPlan"];
            /** @description How many visits can be under way at one time. */
            teams: number;
            capacity?: components["schemas"]["Capacity"];
            travel?: components["schemas"]["TravelEstimate"];
            /** @description How many minutes after its start a professional may reach a visit. A PUT without it keeps the saved number. */
            arrivalGraceMinutes?: number;
            /** @description Where the salon goes; being in one is enough. An empty list is everywhere. A PUT without it keeps the saved ones. */
            areas?: components["schemas"]["ServiceArea"][];
            /** @description How many days after today can be booked. */
            bookingHorizonDays: number;
            /** @description The smallest `finalPrice` that can be booked. It is judged after the discount, so a coupon can make a cart too small. */
            minimumOrderValue: components["schemas"]["MoneyInput"];
            /** @description How many bookings of one customer may be pending. */
            maxPendingBookings: number;
            /** @description The UPI id that receives PAY_NOW payments, like name@bank. With null, PAY_NOW is not offered. */
            upiId: string | null;
            /** @description Whether a struck list price stands beside the price. */
            showListPrice: boolean;
            /** @description Whether services that never had five reviews show a decorative rating. A PUT without it keeps the saved one. */
            showDecorativeRatings?: boolean;
            /** @description Words that find the same in searches. Each list is one group, such as `mehndi`, `mehendi`. An entry may be several words, like `tan removal`. A PUT without it keeps the saved ones. */
            searchSynonyms?: components["schemas"]["SearchSynonyms"];
            /** @description Calls a minute of each API key to each operation with a limit. A PUT without it keeps the saved number. */
            keyRequestsPerMinute?: number;
            /** @description Passcodes an hour for each API key. A PUT without it keeps the saved number. */
            keyPasscodesPerHour?: number;
            /** @description Whether customers may pay online, if the server has a payment provider. A PUT without it keeps the saved one. */
            payOnline?: boolean;
            /** @description How long the time of a booking that has to be paid online is kept. A PUT without it keeps the saved one. */
            holdMinutes?: number;
            /** @description The fee for cancelling late, in per cent of the price; 0 for none. A PUT without it keeps the saved one. */
            cancelFeePercent?: number;
            /** @description Until how many hours before the visit cancelling is free. A PUT without it keeps the saved one. */
            cancelFreeHours?: number;
            /** @description What customers pay when they book with PAY_AFTER, in per cent of the price; 0 for nothing. A PUT without it keeps the saved one. */
            depositPercent?: number;
            /** @description Orders up to this price need no deposit. A PUT without it keeps the saved one. */
            depositAbove?: components["schemas"]["MoneyInput"];
            /** @description The kinds of messages that are not sent, each once. A PUT without it keeps the saved ones. */
            messagesOff?: components["schemas"]["MessageKind"][];
            tax?: components["schemas"]["TaxSettings"];
        };
        /** @description What bills and invoices say. It holds for new documents only. A PUT without it keeps the saved one. */
        TaxSettings: {
            /** @description Each has its own first day and holds until the next one begins, in any order; answered from the earliest on. Before the first one, the salon is not registered. */
            registrations: components["schemas"]["TaxRegistration"][];
            /** @description How the numbers of documents begin. */
            numberPrefix: string;
            /** @description How many digits of the service code are printed. Above ₹5 crore turnover it is 6. */
            sacDigits: number;
        };
        /**
         * @description UNREGISTERED: bills without tax. COMPOSITION: bills of supply without tax. REGULAR: tax invoices, in whose prices the tax is included.
         * @enum {string}
         */
        TaxRegime: "UNREGISTERED" | "COMPOSITION" | "REGULAR";
        TaxRegistration: {
            /** @description The first day of documents with it. */
            from: components["schemas"]["CalendarDate"];
            regime: components["schemas"]["TaxRegime"];
            /** @description Required, unless the regime is UNREGISTERED; then null is stored. Its first two digits are the State of the salon. */
            gstin: string | null;
            legalName: string;
            address: string;
        };
        /**
         * @description TEAMS: as many visits at one time as `teams` says. PROFESSIONALS: every visit has a named professional, with her skills, hours and travel. A PUT without it keeps the saved one.
         * @enum {string}
         */
        Capacity: "TEAMS" | "PROFESSIONALS";
        /** @description Minutes of a way = 60 × detour × straight-line km ÷ speedKmh + fixedMinutes, rounded up to 5. A PUT without it keeps the saved one. */
        TravelEstimate: {
            detour: number;
            speedKmh: number;
            fixedMinutes: number;
        };
        /** @description A CIRCLE has `latitude`, `longitude` and `radiusKm`, a POLYGON `points`, PIN_CODES `postalCodes`; each has these fields and no others. The edge is inside. */
        ServiceArea: {
            /** @enum {string} */
            kind: "CIRCLE" | "POLYGON" | "PIN_CODES";
            /** @description For staff. */
            name: string;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            radiusKm?: number;
            /** @description The corners in order, from one to the next and back to the first. The edges must not cross. */
            points?: components["schemas"]["Position"][];
            /** @description Each once. */
            postalCodes?: components["schemas"]["PinCode"][];
        };
        /** @description An Indian PIN code. It is stored as 6 digits. */
        PinCode: string;
        AreaCheck: {
            /** @description False only if the salon surely does not come there. */
            served: boolean;
            /** @description OUTSIDE_AREA: the salon does not come there. UNSURE: it depends on what you did not send, the position or the PIN code. null: it comes there. */
            reason: ("OUTSIDE_AREA" | "UNSURE") | null;
        };
        AreaWishRequest: {
            mobile: components["schemas"]["Mobile"];
            postalCode?: components["schemas"]["PinCode"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            /** @description The language of the passcode's SMS. Default: en. */
            language?: components["schemas"]["Language"];
        };
        AreaWishVerification: {
            mobile: components["schemas"]["Mobile"];
            verificationId: string;
            otp: components["schemas"]["Otp"];
            postalCode?: components["schemas"]["PinCode"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
        };
        AreaWish: {
            id: components["schemas"]["Id"];
            mobile: string;
            postalCode: string | null;
            latitude: string | null;
            longitude: string | null;
            /** @description Whether the salon surely goes there now. */
            served: boolean;
            createdAt: components["schemas"]["UtcInstant"];
        };
        SearchSynonyms: string[][];
        /** @description What the switch to named professionals does to pending bookings. */
        CapacitySwitch: {
            /** @description Bookings that get a professional if anybody can carry them out. */
            pending: number;
            /** @description Those that fit nobody. */
            uncovered: components["schemas"]["UncoveredVisit"][];
        };
        SettingsPreview: {
            /** @description Monday to Sunday: the day's windows in order of time, if it is not marked closed and nobody has booked yet. */
            week: {
                /** @enum {string} */
                day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
                slots: components["schemas"]["Slot"][];
            }[];
            /** @description Pending visits that would no longer fit, by day, and within a day by the first visit that a reason concerns; OUTSIDE_AREA comes last, beside any other reason. */
            conflicts: {
                date: components["schemas"]["CalendarDate"];
                /** @enum {string} */
                reason: "CLOSED_DAY" | "OUTSIDE_HOURS" | "TOO_FEW_TEAMS" | "OUTSIDE_AREA";
                bookings: number;
            }[];
            carts: {
                /** @description Carts with at least one item. */
                filled: number;
                /** @description Those below the minimum order that you sent, after their coupon. */
                belowMinimum: number;
                /** @description Those below today's minimum order. */
                belowMinimumNow: number;
            };
            /** @description A payment of ₹1, as customers will see theirs; null without a UPI id. */
            upi: components["schemas"]["UpiPayment"] | null;
            /** @description Whether customers could pay online, and so a deposit; never without a payment provider. */
            onlinePayment: boolean;
            /** @description null unless the settings turn teams into named professionals. */
            capacitySwitch: components["schemas"]["CapacitySwitch"] | null;
        };
        PublicSettings: {
            salonName: string;
            phone: string;
            email: string;
            address: string;
            /** @description The city whose homes the salon visits; null if it does not say. */
            city: string | null;
            /** @description The areas that the salon visits, in a sentence; null if it does not say. */
            areasServed: string | null;
            latitude: string;
            longitude: string;
            /** @description From Monday on. */
            openingHours: components["schemas"]["OpeningHours"][];
            /** @description Days off, from the earliest on. */
            closedDays: components["schemas"]["CalendarDate"][];
            slotPlan: components["schemas"]["SlotPlan"];
            /** @description How many days after today can be booked. */
            bookingHorizonDays: number;
            /** @description The smallest `finalPrice` that can be booked. It is judged after the discount, so a coupon can make a cart too small. */
            minimumOrderValue: components["schemas"]["Money"];
            upiId: string | null;
            showListPrice: boolean;
            /** @description Whether to show decorative ratings where there are no real ones (`Service.wasRated`). */
            showDecorativeRatings: boolean;
            /** @description Words that find the same. Each list is one group. */
            searchSynonyms: components["schemas"]["SearchSynonyms"];
            capacity: components["schemas"]["Capacity"];
            /** @description Whether there is no service area. Otherwise ask `GET /area/check`. */
            servesEverywhere: boolean;
            /** @description Whether the academy has courses on the site. */
            hasCourses: boolean;
            /** @description The average of all visits. null with fewer than five reviews. */
            rating: components["schemas"]["Rating"];
            reviewCount: components["schemas"]["ReviewCount"];
            /** @description As `Service.wasRated`, for the whole salon. */
            wasRated: boolean;
            /** @description What customers agree to before the salon writes to them on WhatsApp, in English. null if the salon does not use it. */
            whatsappConsentText: string | null;
            /** @description The same in each language of the site. */
            whatsappConsentTexts: components["schemas"]["TextsByLanguage"] | null;
            map: {
                tileUrl: string;
                attribution: string;
                /** @description Whether the provider permits searching while the user types. */
                typeAhead: boolean;
            };
            /** @description Whether PAY_NOW is paid through a payment provider. Otherwise by UPI to the salon. */
            onlinePayment: boolean;
            /** @description What `POST /booking` takes. Preselect the first one. */
            paymentTypes: components["schemas"]["PaymentType"][];
            /** @description What the salon keeps of a late cancellation, in per cent of `finalPrice`; 0 for nothing. Show it before the customer books (`Booking.cancellation`). */
            cancelFeePercent: number;
            /** @description Until how many hours before the visit cancelling is free. */
            cancelFreeHours: number;
            /** @description The deposit of an order with PAY_AFTER above `depositAbove`, in per cent of `finalPrice`; 0 without online payment. Show it before the customer books: the booking is firm when it is paid (`Booking.dueNow`). */
            depositPercent: number;
            /** @description Orders up to this price need no deposit. */
            depositAbove: components["schemas"]["Money"];
        };
        Position: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        ClockSpan: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
        };
        /** @description In order; the gaps are breaks. */
        ClockSpans: components["schemas"]["ClockSpan"][];
        ProfessionalHours: {
            /** @enum {string} */
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            spans: components["schemas"]["ClockSpans"];
        };
        Professional: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Path of the photo on this server; add `?width=` if you like. null without a photo. */
            photoUrl: string | null;
            about: string;
            languages: string[];
            /** @description What she can do. */
            serviceIds: components["schemas"]["Id"][];
            completedVisits: number;
            rating: components["schemas"]["Rating"];
            reviewCount: components["schemas"]["ReviewCount"];
        };
        /** @description A professional as customers choose among them. */
        OfferedProfessional: components["schemas"]["Professional"] & {
            /** @description Her next free slot for these services; null without `serviceIds`, and if she has none in the next 31 days. */
            nextFree: {
                date: components["schemas"]["CalendarDate"];
                startTime: components["schemas"]["ClockTime"];
                /** @description The slot's name, for people. */
                label: string;
            } | null;
        };
        /** @description A professional as staff see her. */
        ProfessionalDetail: components["schemas"]["Professional"] & {
            mobile: string | null;
            gender: components["schemas"]["Gender"] | null;
            /** @description The language of messages to her. */
            messageLanguage: components["schemas"]["Language"];
            active: boolean;
            /** @description Where her day starts; null for the salon. */
            start: components["schemas"]["Position"] | null;
            maxTravelMinutes: number | null;
            weight: number;
            /** @description From Monday on. */
            hours: components["schemas"]["ProfessionalHours"][];
            /** @description Days from today on with hours of their own. */
            days: components["schemas"]["ProfessionalDay"][];
            /** @description Leave that has not ended, the earliest first. */
            leave: components["schemas"]["Leave"][];
            createdAt: components["schemas"]["UtcInstant"];
        };
        ProfessionalDay: {
            date: components["schemas"]["CalendarDate"];
            spans: components["schemas"]["ClockSpans"];
        };
        ProfessionalRequest: {
            name: string;
            /** @description A few words for customers. */
            about?: string;
            languages?: string[];
            /** @description What she can do. */
            serviceIds?: components["schemas"]["Id"][];
            /** @description For her own sign-in; of one professional only. */
            mobile?: components["schemas"]["Mobile"] | null;
            gender?: components["schemas"]["Gender"] | null;
            /** @description The language of messages to her. */
            messageLanguage?: components["schemas"]["Language"];
            /** @description Whether she gets visits. */
            active?: boolean;
            /** @description Where her day starts; null for the salon. */
            start?: components["schemas"]["Position"] | null;
            /** @description The longest way that she takes to a visit. */
            maxTravelMinutes?: number | null;
            /** @description Her share of the visits: 2 gets twice as many as 1. */
            weight?: number;
            /** @description A weekday that is left out is off. */
            hours?: components["schemas"]["ProfessionalHours"][];
        };
        ProfessionalUpdate: {
            name?: string;
            /** @description A few words for customers. */
            about?: string;
            languages?: string[];
            /** @description What she can do. */
            serviceIds?: components["schemas"]["Id"][];
            /** @description For her own sign-in; of one professional only. */
            mobile?: components["schemas"]["Mobile"] | null;
            gender?: components["schemas"]["Gender"] | null;
            /** @description The language of messages to her. */
            messageLanguage?: components["schemas"]["Language"];
            /** @description Whether she gets visits. */
            active?: boolean;
            /** @description Where her day starts; null for the salon. */
            start?: components["schemas"]["Position"] | null;
            /** @description The longest way that she takes to a visit. */
            maxTravelMinutes?: number | null;
            /** @description Her share of the visits: 2 gets twice as many as 1. */
            weight?: number;
            /** @description A weekday that is left out is off. */
            hours?: components["schemas"]["ProfessionalHours"][];
        };
        ProfessionalPhotoForm: {
            /**
             * Format: binary
             * @description The new photo.
             */
            photo?: string;
            /** @description true removes the photo. Not together with a new one. */
            removePhoto?: boolean;
        };
        ProfessionalDayRequest: {
            spans: components["schemas"]["ClockSpans"];
        };
        LeaveRequest: {
            fromDate: components["schemas"]["NearDate"];
            fromTime: components["schemas"]["ClockTime"];
            toDate: components["schemas"]["NearDate"];
            /** @description 00:00:00 leaves the whole day free for work. */
            toTime: components["schemas"]["ClockTime"];
            note?: string | null;
        };
        Leave: {
            id: components["schemas"]["Id"];
            fromDate: components["schemas"]["CalendarDate"];
            fromTime: components["schemas"]["ClockTime"];
            toDate: components["schemas"]["CalendarDate"];
            toTime: components["schemas"]["ClockTime"];
            note: string | null;
            /** @description Whether the professional entered it on her phone. */
            enteredByHerself: boolean;
            createdAt: components["schemas"]["UtcInstant"];
        };
        ProfessionalPreviewRequest: {
            hours?: components["schemas"]["ProfessionalHours"][];
            serviceIds?: components["schemas"]["Id"][];
            active?: boolean;
            day?: {
                date: components["schemas"]["NearDate"];
                spans: components["schemas"]["ClockSpans"];
            };
            leave?: components["schemas"]["LeaveRequest"];
        };
        /** @description A pending visit that its professional cannot carry out as things are. */
        UncoveredVisit: {
            bookingId: components["schemas"]["Id"];
            /** @description null if nobody has the visit. */
            professionalId: string | null;
            /** @description Who has the visit and cannot carry it out; null if nobody has it. */
            professional: components["schemas"]["BookedProfessional"] | null;
            /** @description null after the account was deleted. */
            customerName: string | null;
            /** @description The services, with quantities above one. */
            services: string;
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            /** @description null if nobody has the visit. */
            reason: components["schemas"]["Misfit"] | null;
        };
        Candidate: {
            professional: components["schemas"]["BookedProfessional"];
            /** @description Travel that the visit adds to her day; null if it does not fit. */
            addedMinutes: number | null;
            /** @description null if it fits. */
            reason: components["schemas"]["Misfit"] | null;
        };
        CandidateListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Candidate"][];
        };
        AssignmentRefusal: {
            /** @constant */
            success: false;
            message: string;
            errorCode: components["schemas"]["ErrorCode"];
            params?: components["schemas"]["RefusalParams"];
            /** @description With NO_PROFESSIONAL the reason, otherwise null. */
            data: {
                reason: components["schemas"]["Misfit"];
            } | null;
        };
        /**
         * @description Why a visit does not fit a professional. SKILL: she cannot do one of the services. WISH: the customer wishes a woman. OFF: outside her hours. BUSY: another visit. TRAVEL: she, or somebody she visits later, would wait too long. AREA: nobody goes to that address.
         * @enum {string}
         */
        Misfit: "INACTIVE" | "SKILL" | "WISH" | "OFF" | "LEAVE" | "BUSY" | "TRAVEL" | "AREA";
        DayVisit: {
            bookingId: components["schemas"]["Id"];
            reference: string;
            from: components["schemas"]["ClockTime"];
            /** @description When its services end. */
            to: components["schemas"]["ClockTime"];
            /** @description null after the account was deleted. */
            customerName: string | null;
            /** @description null after the account was deleted. */
            customerMobile: string | null;
            /** @description The street or area alone; null after the account was deleted. */
            area: string | null;
            /** @description null if the address has no position. */
            latitude: string | null;
            longitude: string | null;
            /** @description The services, with quantities above one. */
            services: string;
            status: components["schemas"]["BookingStatus"];
            state: components["schemas"]["VisitState"];
            /** @description Whether the customer or staff chose who comes. */
            chosen: boolean;
            /** @description Whether staff overruled hours, leave or travel. */
            forced: boolean;
            /** @description Whether the customer wishes a woman. */
            womenOnly: boolean;
            /** @description Until when the time is kept, if the customer still has to pay online; null if the visit is firm. */
            payBy: components["schemas"]["UtcInstant"] | null;
            /** @description Planned travel to it from the stop before; 0 if she does not go. */
            travelMinutes: number;
            /** @description How many minutes after its start she reaches it by the plan. */
            late: number;
            /** @description Why she cannot carry out this visit to come; null if she can, and if nobody has it. */
            reason: components["schemas"]["Misfit"] | null;
        };
        DayOfProfessional: {
            professional: components["schemas"]["BookedProfessional"];
            active: boolean;
            /** @description Her hours within the opening hours, leave included. */
            hours: components["schemas"]["ClockSpan"][];
            /** @description On this day. It may end at 24:00:00. */
            leave: {
                from: string;
                to: string;
                note: string | null;
            }[];
            /** @description Where her day starts. */
            start: components["schemas"]["Position"];
            /** @description In order of time. */
            visits: components["schemas"]["DayVisit"][];
            /** @description The planned travel of the day. */
            travelMinutes: number;
            /** @description How long her visits take. */
            visitMinutes: number;
            /** @description Her hours without leave. */
            rosteredMinutes: number;
        };
        BookingDay: {
            date: components["schemas"]["CalendarDate"];
            /** @description null on a closed day. */
            opening: components["schemas"]["ClockSpan"] | null;
            closed: boolean;
            /** @description By name. */
            professionals: components["schemas"]["DayOfProfessional"][];
            /** @description Visits to come that nobody can carry out as things are. One that somebody has is among her visits too. */
            uncovered: components["schemas"]["DayVisit"][];
        };
        BookingDayAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["BookingDay"];
        };
        DayMove: {
            bookingId: components["schemas"]["Id"];
            bookingTime: components["schemas"]["ClockTime"];
            /** @description null after the account was deleted. */
            customerName: string | null;
            /** @description null if nobody has the visit. */
            from: components["schemas"]["BookedProfessional"] | null;
            to: components["schemas"]["BookedProfessional"];
            /** @description Travel that it saves; negative if it adds travel. */
            savedMinutes: number;
            /** @description Whether it covers an uncovered visit, or makes room for one. */
            covers: boolean;
            /** @description Whether the customer or staff had chosen somebody. Ask the customer first. */
            chosen: boolean;
        };
        DayProposal: {
            /** @description Those that cover visits first. At most one for each visit. */
            moves: components["schemas"]["DayMove"][];
            uncoveredBefore: number;
            /** @description If all moves are carried out. */
            uncoveredAfter: number;
            /** @description Minutes of all professionals. */
            travelBefore: number;
            travelAfter: number;
        };
        DayProposalAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["DayProposal"];
        };
        DayApplyRequest: {
            date: components["schemas"]["NearDate"];
            moves: {
                bookingId: components["schemas"]["Id"];
                professionalId: components["schemas"]["Id"];
            }[];
        };
        DayApplied: {
            /** @description Bookings that their new professional has now. */
            applied: components["schemas"]["Id"][];
            refused: {
                bookingId: components["schemas"]["Id"];
                reason: components["schemas"]["MoveRefusal"];
            }[];
        };
        /**
         * @description Why a move was not carried out: a reason of `Misfit`, or BEGUN: the professional is on the way or the visit's time has come, or GONE: the booking is not pending on that day any more.
         * @enum {string}
         */
        MoveRefusal: "INACTIVE" | "SKILL" | "WISH" | "OFF" | "LEAVE" | "BUSY" | "TRAVEL" | "AREA" | "BEGUN" | "GONE";
        DayAppliedAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["DayApplied"];
        };
        ProfessionalFigures: {
            professional: components["schemas"]["BookedProfessional"];
            /** @description Her hours within the opening hours, without leave and closed days. */
            rosteredMinutes: number;
            /** @description How long her visits take, without cancelled ones. */
            visitMinutes: number;
            /** @description Planned travel. */
            travelMinutes: number;
            /** @description Visit and travel minutes by rostered minutes, at most 1; 0 without hours. */
            utilisation: number;
            visits: number;
            /** @description Visits for which the customer chose her. */
            requestedByName: number;
        };
        ProfessionalFiguresAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalFigures"][];
        };
        ProfessionalChange: {
            professional: components["schemas"]["ProfessionalDetail"];
            /** @description Her pending visits that do not fit her any more. */
            uncovered: components["schemas"]["UncoveredVisit"][];
        };
        LeaveChange: {
            leave: components["schemas"]["Leave"];
            /** @description Her pending visits that do not fit her any more. */
            uncovered: components["schemas"]["UncoveredVisit"][];
        };
        ProfessionalAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Professional"];
        };
        ProfessionalListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["OfferedProfessional"][];
        };
        ProfessionalDetailAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalDetail"];
        };
        ProfessionalDetailListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalDetail"][];
        };
        ProfessionalChangeAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalChange"];
        };
        LeaveListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Leave"][];
        };
        LeaveChangeAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["LeaveChange"];
        };
        LeaveAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Leave"];
        };
        OwnVisitAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalVisit"];
        };
        OwnVisitsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["OwnVisits"];
        };
        HelpCallListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["HelpCall"][];
        };
        /**
         * @description OPEN: not settled yet. CHANGED: a payment was added or taken back since.
         * @enum {string}
         */
        CashUpState: "OPEN" | "SETTLED" | "CHANGED";
        /** @description Counted less expected, in rupees: negative if cash is missing. */
        CashDifference: number;
        /** @description What was expected and counted when staff settled. */
        CashUpSettlement: {
            id: components["schemas"]["Id"];
            cash: components["schemas"]["Money"];
            upi: components["schemas"]["Money"];
            tips: components["schemas"]["Money"];
            payments: number;
            counted: components["schemas"]["Money"];
            difference: components["schemas"]["CashDifference"];
            note: string | null;
            settledAt: components["schemas"]["UtcInstant"];
            /** @description The e-mail of the member of staff or the name of the API key. */
            settledBy: string;
        };
        CashUpEntry: {
            professional: components["schemas"]["BookedProfessional"];
            /** @description Expected cash, tips in cash included. */
            cash: components["schemas"]["Money"];
            /** @description By UPI, tips included. */
            upi: components["schemas"]["Money"];
            /** @description Tips among cash and UPI. */
            tips: components["schemas"]["Money"];
            /** @description How many payments these are. */
            payments: number;
            state: components["schemas"]["CashUpState"];
            /** @description The latest one. */
            settlement: components["schemas"]["CashUpSettlement"] | null;
        };
        CashUpDay: {
            date: components["schemas"]["CalendarDate"];
            cash: components["schemas"]["Money"];
            upi: components["schemas"]["Money"];
            tips: components["schemas"]["Money"];
            payments: number;
            professionals: components["schemas"]["CashUpEntry"][];
            desk: components["schemas"]["DeskMoney"];
        };
        /** @description What staff recorded on this day without a professional, at the desk or into the salon's account: for visits and for courses. It is not settled. */
        DeskMoney: {
            cash: components["schemas"]["Money"];
            upi: components["schemas"]["Money"];
            card: components["schemas"]["Money"];
            bank: components["schemas"]["Money"];
            /** @description Nobody said how. */
            other: components["schemas"]["Money"];
            /** @description How much of these sums are parts of course fees. */
            courseFees: components["schemas"]["Money"];
            /** @description How many payments these are. */
            payments: number;
            /** @description What staff gave back by hand on this day, of any payment or course fee. */
            returned: components["schemas"]["Money"];
        };
        CashUpPayment: {
            id: components["schemas"]["Id"];
            bookingId: components["schemas"]["Id"];
            reference: string;
            /** @description Null after the account was deleted. */
            customerName: string | null;
            method: components["schemas"]["PaymentMeans"];
            /** @description Without the tip. */
            amount: components["schemas"]["Money"];
            tip: components["schemas"]["Money"];
            /** @description Cash of it that she gave back herself; the sums are without it. */
            returned: components["schemas"]["Money"];
            paidAt: components["schemas"]["UtcInstant"];
        };
        CashUpDetails: {
            date: components["schemas"]["CalendarDate"];
            entry: components["schemas"]["CashUpEntry"];
            payments: components["schemas"]["CashUpPayment"][];
            history: components["schemas"]["CashUpSettlement"][];
        };
        CashUpRequest: {
            professionalId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            countedCash: components["schemas"]["MoneyInput"];
            note?: string | null;
        };
        OwnCash: {
            date: components["schemas"]["CalendarDate"];
            /** @description Cash that she has, tips included. */
            cash: components["schemas"]["Money"];
            upi: components["schemas"]["Money"];
            tips: components["schemas"]["Money"];
            payments: number;
            state: components["schemas"]["CashUpState"];
            /** @description Cash that the salon counted; null until it did. */
            counted: number | null;
            /** @description Counted less expected when the salon settled; null until it did. */
            difference: number | null;
        };
        CashUpDayAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CashUpDay"];
        };
        CashUpEntryAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CashUpEntry"];
        };
        CashUpDetailsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CashUpDetails"];
        };
        OwnCashAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["OwnCash"];
        };
        PayEntry: {
            professional: components["schemas"]["BookedProfessional"];
            /** @description Completed visits. */
            visits: number;
            /** @description Their prices after discounts and refunds. */
            revenue: components["schemas"]["Money"];
            commission: components["schemas"]["Money"];
            /** @description For these visits, also those paid online. */
            tips: components["schemas"]["Money"];
        };
        PayReport: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            visits: number;
            revenue: components["schemas"]["Money"];
            commission: components["schemas"]["Money"];
            tips: components["schemas"]["Money"];
            professionals: components["schemas"]["PayEntry"][];
        };
        OwnPay: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            visits: number;
            commission: components["schemas"]["Money"];
            tips: components["schemas"]["Money"];
        };
        CommissionRule: {
            id: components["schemas"]["Id"];
            /** @description Null for all. */
            professionalId: string | null;
            /** @description Null for all. */
            serviceId: string | null;
            from: components["schemas"]["CalendarDate"];
            /** @description Of the price after the discount. */
            percent: number | null;
            /** @description Rupees a visit, once for all services of the rule. */
            perVisit: number | null;
        };
        CommissionRuleRequest: {
            /** @description Null for all. */
            professionalId: string | null;
            /** @description Null for all. */
            serviceId: string | null;
            /** @description The first day on which it holds. */
            from: components["schemas"]["CalendarDate"];
            /** @description Of the price after the discount. */
            percent?: number;
            /** @description Rupees a visit, once for all services of the rule. */
            perVisit?: number;
        };
        PayReportAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["PayReport"];
        };
        OwnPayAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["OwnPay"];
        };
        CommissionRuleAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CommissionRule"];
        };
        CommissionRuleListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CommissionRule"][];
        };
        UncoveredAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["UncoveredVisit"][];
        };
        MessageRequest: {
            name: string;
            mobile?: components["schemas"]["Mobile"];
            email?: components["schemas"]["Email"];
            message: string;
        };
        Message: {
            id: components["schemas"]["Id"];
            name: string;
            mobile: string | null;
            email: string | null;
            message: string;
            createdAt: components["schemas"]["UtcInstant"];
            /** Format: date-time */
            readAt: string | null;
        };
        Customer: {
            id: components["schemas"]["Id"];
            fullName: string;
            mobile: string;
            email: string | null;
            gender: components["schemas"]["Gender"] | null;
            /** Format: date */
            dateOfBirth: string | null;
            /** @description Whether only women may come, unless a booking says otherwise. */
            womenOnly: boolean;
            /** @description The language of messages and bills. */
            language: components["schemas"]["Language"];
            /** @description false if staff deactivated the account. */
            active: boolean;
            /** @description Whether the owner has signed in with a passcode. */
            verified: boolean;
            createdAt: components["schemas"]["UtcInstant"];
            /** @description The last sign-in or `GET /auth/validate-token`, updated at most once an hour. For an account that staff created, its creation until the first sign-in. */
            lastActive: components["schemas"]["UtcInstant"];
            /** @description Bookings that were not cancelled, with visits to come. */
            bookings: number;
            /** @description Those of them that are PENDING. */
            pendingBookings: number;
            /** @description The sum of `finalPrice` of those that are PAID, in rupees. */
            spent: number;
        };
        BookingEvent: {
            /**
             * @description PART_PAID and PART_RETURNED: a part of the price came in or went back. CONFIRMED: what had to be paid online was paid, so the booking is firm. REINSTATED: the payment came after the time was given back, and the time was still free. ASSIGNED: staff gave the visit to a professional. CODE_WAIVED: staff let her start without the start code. HELP: she called for help. UNPAID and UNREFUNDED undo a mistaken PAID or REFUNDED.
             * @enum {string}
             */
            kind: "BOOKED" | "MOVED" | "ADDRESS_CHANGED" | "ASSIGNED" | "ON_THE_WAY" | "ARRIVED" | "STARTED" | "CODE_WAIVED" | "HELP" | "HELP_ANSWERED" | "COMPLETED" | "CANCELLED" | "PAID" | "UNPAID" | "REFUNDED" | "UNREFUNDED" | "PART_PAID" | "PART_RETURNED" | "CONFIRMED" | "REINSTATED" | "DELETED";
            at: components["schemas"]["UtcInstant"];
            /** @description null for events from before histories were kept. */
            by: components["schemas"]["BookingActor"] | null;
            /** @description With MOVED only: when the visit was planned before. */
            from: components["schemas"]["VisitTime"] | null;
        };
        BookingActor: {
            /**
             * @description SYSTEM: a time limit, or a report of the payment provider.
             * @enum {string}
             */
            kind: "CUSTOMER" | "STAFF" | "API_KEY" | "PROFESSIONAL" | "SYSTEM";
            /** @description The e-mail of the member of staff, the name of the key or of the professional, as it was then. Null for a customer and the system. */
            name: string | null;
        };
        VisitTime: {
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
        };
        CustomerDetail: {
            customer: components["schemas"]["Customer"];
            /** @description The staff's note for the next visit; null if there is none. */
            note: string | null;
            /** @description The saved addresses, in the order they were added. */
            addresses: components["schemas"]["Address"][];
            bookings: components["schemas"]["Booking"][];
        };
        CustomerRequest: {
            mobile: components["schemas"]["Mobile"];
            fullName: components["schemas"]["FullName"];
            /** @description For the next visit. */
            note?: string | null;
            /** @description The language of messages and bills. Default: en. */
            language?: components["schemas"]["Language"];
        };
        CustomerUpdate: {
            fullName?: components["schemas"]["FullName"];
            /** @description For the next visit; null removes it. */
            note?: string | null;
            /** @description The language of messages and bills from now on. */
            language?: components["schemas"]["Language"];
        };
        CustomerNoteRequest: {
            note: string | null;
        };
        CustomerNote: {
            note: string | null;
        };
        /** @description By the day of the visit, for the whole period: visits to come count, cancelled bookings do not. */
        PeriodFigures: {
            bookings: number;
            /** @description The sum of `finalPrice`, paid or not, without the fees of cancelled bookings. */
            revenue: components["schemas"]["Money"];
        };
        PeriodComparison: {
            current: components["schemas"]["PeriodFigures"];
            previous: components["schemas"]["PeriodFigures"];
        };
        Overview: {
            date: components["schemas"]["CalendarDate"];
            /** @description Today's visits without cancelled ones, in order of time. */
            visits: components["schemas"]["Booking"][];
            /** @description Today beside yesterday. */
            today: components["schemas"]["PeriodComparison"];
            /** @description The whole week, Monday to Sunday, beside the week before. */
            week: components["schemas"]["PeriodComparison"];
            /** @description The whole calendar month beside the month before. */
            month: components["schemas"]["PeriodComparison"];
            /** @description The next three free slots for a short visit, in order of time; fewer if there are fewer. */
            nextFreeSlots: {
                date: components["schemas"]["CalendarDate"];
                startTime: components["schemas"]["ClockTime"];
                label: string;
                remaining: number;
            }[];
            /** @description Completed visits of earlier days that are not paid: the latest 20, latest first. */
            unpaid: components["schemas"]["Booking"][];
            /** @description Paid visits that were cancelled and not refunded yet: the 20 earliest, earliest first. */
            toRefund: components["schemas"]["Booking"][];
            /** @description Pending although the visit is over: the 20 earliest of days before today, then all of today's, earliest first. */
            overdue: components["schemas"]["Booking"][];
            unreadMessages: number;
        };
        AnalyticsTotals: {
            /** @description Bookings that were not cancelled. */
            bookings: number;
            /** @description The sum of `finalPrice`, paid or not, without the fees of cancelled bookings. */
            revenue: components["schemas"]["Money"];
            /** @description Cancelled bookings, by the day of the planned visit. */
            cancelled: number;
            /** @description The sum of the discounts. */
            discount: components["schemas"]["Money"];
            /** @description Customers whose first visit ever lies in the period. */
            newCustomers: number;
            /** @description Customers with a visit in the period and one before it. */
            returningCustomers: number;
        };
        Ranked: {
            /** @description null for all services without a category. */
            id: string | null;
            name: string;
            /** @description How many were sold. */
            quantity: number;
            /** @description Before discounts. */
            revenue: components["schemas"]["Money"];
        };
        /** @description Without cancelled bookings. */
        BookingSum: {
            bookings: number;
            /** @description The sum of `finalPrice`, paid or not. */
            revenue: components["schemas"]["Money"];
        };
        Analytics: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            /** @description Bookings made today, for any day. Independent of the period. */
            takenToday: components["schemas"]["BookingSum"];
            /** @description Visits from tomorrow on. Independent of the period. */
            bookedAhead: components["schemas"]["BookingSum"];
            totals: components["schemas"]["AnalyticsTotals"];
            previous: components["schemas"]["AnalyticsTotals"];
            /** @description Every day of the period, in order. */
            byDay: {
                date: components["schemas"]["CalendarDate"];
                bookings: number;
                revenue: components["schemas"]["Money"];
                cancelled: number;
                /** @description Places in windows that visits take. A long visit takes places in several windows. */
                booked: number;
                /** @description Teams times windows, by today's settings, so `booked` may be more. */
                capacity: number;
            }[];
            /** @description The ten sold most often, then by revenue, then by name. With today's names. */
            topServices: components["schemas"]["Ranked"][];
            /** @description The ten sold most often, in the same order, by each service's category of today. There may be more. */
            topCategories: components["schemas"]["Ranked"][];
            /** @description All coupons that were used, the most used first, then by code. */
            coupons: {
                code: string;
                uses: number;
                discount: components["schemas"]["Money"];
            }[];
        };
        MessagePreviews: {
            messages: components["schemas"]["MessagePreview"][];
            callbacks: {
                /** @enum {string} */
                provider: "WHATSAPP" | "MSG91" | "TWILIO" | "RAZORPAY";
                /** @description Twilio's is named in every SMS. Nobody has to enter it. Razorpay reports payments; its address is here if it is the payment provider. */
                address: string;
            }[];
        };
        MessagePreview: {
            kind: components["schemas"]["MessageKind"];
            language: components["schemas"]["Language"];
            /** @enum {string} */
            recipient: "CUSTOMER" | "PROFESSIONAL" | "SALON";
            /** @description To whom it goes and when, in words for staff. */
            when: string;
            sms: components["schemas"]["MessageTemplate"] | null;
            whatsapp: {
                /** @description The name of the template at WhatsApp. */
                name: string;
                /** @description An example. */
                text: string;
                /** @description The text to register, with `{{1}}` for the first variable. */
                template: string;
                variables: components["schemas"]["MessageVariable"][];
            } | null;
            email: {
                subject: string;
                text: string;
            } | null;
        };
        MessageTemplate: {
            /** @description An example. */
            text: string;
            /** @description The text to register, with the types of the variables, such as `#numeric#`. */
            template: string;
            variables: components["schemas"]["MessageVariable"][];
        };
        MessageVariable: {
            name: string;
            /**
             * @description The type at the DLT.
             * @enum {string}
             */
            tag: "alphanumeric" | "numeric" | "url";
            example: string;
        };
        MessagePreviewsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["MessagePreviews"];
        };
        /** @description As the provider sends it. Its fields come and go without notice. */
        ProviderReport: Record<string, never>;
        DoneAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: null;
        };
        PasscodeAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Passcode"];
        };
        SignedInAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["SignedIn"];
        };
        ProfessionalSignedInAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ProfessionalSignedIn"];
        };
        AdminSignedInAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AdminSignedIn"];
        };
        StaffAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["StaffMember"];
        };
        StaffListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["StaffMember"][];
        };
        ApiKeyListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ApiKey"][];
        };
        NewApiKeyAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["NewApiKey"];
        };
        OwnApiKeyAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["OwnApiKey"];
        };
        RevokedKeysAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: {
                /** @description How many keys were revoked by this call. */
                revoked: number;
            };
        };
        TokenAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["TokenOwner"];
        };
        ProfileAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Profile"];
        };
        BookingHistoryAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["BookingEvent"][];
        };
        CustomerNoteAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CustomerNote"];
        };
        ProfileExportAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ProfileExport"];
        };
        ServiceAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Service"];
        };
        CategoryAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Category"];
        };
        CartAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Cart"];
        };
        CouponAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Coupon"];
        };
        CouponQuoteAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CouponQuote"];
        };
        AddressAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Address"];
        };
        BookingAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Booking"];
        };
        LinkedBookingAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["LinkedBooking"];
        };
        SettingsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Settings"];
        };
        SettingsPreviewAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["SettingsPreview"];
        };
        PublicSettingsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["PublicSettings"];
        };
        MessageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Message"];
        };
        CustomerAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Customer"];
        };
        CustomerDetailAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CustomerDetail"];
        };
        OverviewAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Overview"];
        };
        AnalyticsAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Analytics"];
        };
        ReverseAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: {
                address: components["schemas"]["PlaceAddress"];
            };
        };
        CouponListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Coupon"][];
        };
        AddressListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Address"][];
        };
        PlaceListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Place"][];
        };
        SlotListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Slot"][];
        };
        BookableDayListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["BookableDay"][];
        };
        BookingListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Booking"][];
        };
        ServicePageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["ServicePage"];
        };
        /**
         * @description With `search` only: how `content` was found. `EXACT`: all words match. `SPELLING`: no exact match; a word of five letters or more differs by one letter. `NONE`: nothing was found.
         * @enum {string}
         */
        Matched: "EXACT" | "SPELLING" | "NONE";
        ServicePage: {
            content: components["schemas"]["Service"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            matched?: components["schemas"]["Matched"];
            /** @description With `search` only. If nothing was found: the nearest services of all categories, nearest first. Else empty. */
            suggestions?: components["schemas"]["Service"][];
        };
        CategoryPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CategoryPage"];
        };
        CategoryPage: {
            content: components["schemas"]["Category"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        BookingPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["BookingPage"];
        };
        BookingChangesAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["BookingChanges"];
        };
        BookingWeekAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["BookingWeek"];
        };
        BookingPage: {
            content: components["schemas"]["Booking"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            matched?: components["schemas"]["Matched"];
        };
        /**
         * @description What happened. Later versions may add types.
         * @enum {string}
         */
        WebhookEventType: "booking.created" | "booking.rescheduled" | "booking.cancelled" | "booking.completed" | "booking.assigned" | "visit.on_the_way" | "visit.arrived" | "visit.started" | "visit.done" | "payment.paid" | "payment.refunded";
        WebhookRequest: {
            /** @description Where the deliveries go: an address that begins with https. */
            url: string;
            /** @description The types that it gets. */
            events: components["schemas"]["WebhookEventType"][];
            /** @description What it is for. */
            description?: string | null;
        };
        WebhookChange: {
            /** @description Where the deliveries go: an address that begins with https. */
            url?: string;
            /** @description The types that it gets. */
            events?: components["schemas"]["WebhookEventType"][];
            /** @description What it is for. */
            description?: string | null;
            /** @description Whether it gets deliveries. */
            active?: boolean;
        };
        Webhook: {
            id: components["schemas"]["Id"];
            url: string;
            description: string | null;
            events: components["schemas"]["WebhookEventType"][];
            /** @description Whether it gets deliveries. */
            active: boolean;
            /** @description Why the product switched it off. GONE: it answered 410. FAILING: every try of three days failed. null: staff did, or it is active. */
            disabledReason: ("GONE" | "FAILING") | null;
            /**
             * Format: date-time
             * @description The first failure since the last success; null if there is none.
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Until when the secret before the rotation signs too; null: it does not.
             */
            previousSecretUntil: string | null;
            /** @description The e-mail of the member of staff or the name of the API key at that time. */
            createdBy: string;
            createdAt: components["schemas"]["UtcInstant"];
        };
        /** @description An endpoint with its secret. */
        NewWebhook: components["schemas"]["Webhook"] & {
            /** @description `whsec_` and the base64 of 32 random bytes. Shown only once. */
            secret: string;
        };
        /**
         * @description WAITING: it is tried now or later. FAILED: it is not tried again, until somebody replays it.
         * @enum {string}
         */
        WebhookDeliveryState: "WAITING" | "DELIVERED" | "FAILED";
        WebhookAttempt: {
            at: components["schemas"]["UtcInstant"];
            /** @description The HTTP status of the answer; null if there was none. */
            status: number | null;
            /**
             * Format: int64
             * @description How many milliseconds it took.
             */
            milliseconds: number;
            /** @description The first kilobyte of the answer's body. */
            answer: string | null;
            /** @description Why there was no answer: TIMEOUT, ADDRESS_REFUSED (it leads into a private network now), SECRET_UNREADABLE (JWT_SECRET has changed: make a new secret), or the code of the fault, such as ECONNREFUSED or ENOTFOUND. */
            error: string | null;
        };
        WebhookDelivery: {
            /** @description The `webhook-id`. */
            id: string;
            /** @description The type of the event. */
            type: string;
            state: components["schemas"]["WebhookDeliveryState"];
            /** @description How often it was tried since it was made or replayed. */
            tries: number;
            createdAt: components["schemas"]["UtcInstant"];
            /**
             * Format: date-time
             * @description Of WAITING only: when it is tried.
             */
            nextAt: string | null;
            /**
             * Format: date-time
             * @description When it was delivered or failed.
             */
            endedAt: string | null;
            /** @description What is sent, byte for byte. */
            body: string;
            /** @description Latest first, at most 20. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliveryPage: {
            content: components["schemas"]["WebhookDelivery"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        /** @description One of the two. */
        WebhookReplay: {
            /** @description One delivery of this endpoint. */
            deliveryId?: string;
            /**
             * Format: date-time
             * @description All deliveries that were made then or later.
             */
            since?: string;
        };
        WebhookReplayed: {
            /** @description How many deliveries are sent again. */
            replayed: number;
        };
        /** @description The booking as it was when the delivery was made. */
        WebhookData: {
            bookingId: components["schemas"]["Id"];
            status: components["schemas"]["BookingStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            bookingDate: components["schemas"]["CalendarDate"];
            bookingTime: components["schemas"]["ClockTime"];
            /** @description Who comes; null if nobody is named. */
            professionalId: string | null;
            changedAt: components["schemas"]["UtcInstant"];
        };
        BookingCreatedEvent: {
            /** @constant */
            type: "booking.created";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        BookingRescheduledEvent: {
            /** @constant */
            type: "booking.rescheduled";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        BookingCancelledEvent: {
            /** @constant */
            type: "booking.cancelled";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        BookingCompletedEvent: {
            /** @constant */
            type: "booking.completed";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        BookingAssignedEvent: {
            /** @constant */
            type: "booking.assigned";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        VisitOnTheWayEvent: {
            /** @constant */
            type: "visit.on_the_way";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        VisitArrivedEvent: {
            /** @constant */
            type: "visit.arrived";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        VisitStartedEvent: {
            /** @constant */
            type: "visit.started";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        VisitDoneEvent: {
            /** @constant */
            type: "visit.done";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        PaymentPaidEvent: {
            /** @constant */
            type: "payment.paid";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        PaymentRefundedEvent: {
            /** @constant */
            type: "payment.refunded";
            timestamp: components["schemas"]["UtcInstant"];
            data: components["schemas"]["WebhookData"];
        };
        WebhookTestEvent: {
            /** @constant */
            type: "webhook.test";
            timestamp: components["schemas"]["UtcInstant"];
            data: Record<string, never>;
        };
        WebhookAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Webhook"];
        };
        NewWebhookAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["NewWebhook"];
        };
        CalendarFeedListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CalendarFeed"][];
        };
        NewCalendarFeedAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["NewCalendarFeed"];
        };
        WebhookListAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Webhook"][];
        };
        WebhookDeliveryAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["WebhookDelivery"];
        };
        WebhookDeliveryPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["WebhookDeliveryPage"];
        };
        WebhookReplayedAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["WebhookReplayed"];
        };
        /**
         * @description A done job is not listed.
         * @enum {string}
         */
        JobState: "WAITING" | "RUNNING" | "FAILED";
        Job: {
            id: components["schemas"]["Id"];
            /** @description What it does, such as HOUSEKEEPING. Kinds are added without notice. */
            kind: string;
            state: components["schemas"]["JobState"];
            /** @description How often it was begun since it was enqueued or retried. */
            tries: number;
            /** @description Why the last try failed. A sentence of ours, or the name and code of the fault; never personal data or a secret. */
            lastError: string | null;
            createdAt: components["schemas"]["UtcInstant"];
            /**
             * Format: date-time
             * @description Of WAITING only: when it is tried next.
             */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description Of FAILED only: when its last try failed.
             */
            failedAt: string | null;
        };
        JobAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["Job"];
        };
        JobCounts: {
            waiting: number;
            running: number;
            failed: number;
            /**
             * Format: date-time
             * @description When the first waiting job is or was due; null if none waits. A time long past means that no server does jobs.
             */
            oldestDueAt: string | null;
        };
        JobPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["JobPage"];
        };
        JobPage: {
            content: components["schemas"]["Job"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            counts: components["schemas"]["JobCounts"];
        };
        JobsRetriedAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["JobsRetried"];
        };
        JobsRetried: {
            /** @description How many jobs are tried again. */
            retried: number;
        };
        DevClockAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["DevClock"];
        };
        DevClock: {
            /** @description The time of the product, RFC 3339 in UTC. */
            now: string;
            /** @description Whether it differs from the real time. */
            moved: boolean;
        };
        DevClockRequest: {
            /**
             * Format: date-time
             * @description The new time in this century, RFC 3339, or null for the real time.
             */
            now: string | null;
        };
        DevOutboxAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["OutboxMessage"][];
        };
        OutboxMessage: {
            /** @description A mobile of ten digits or an e-mail address. */
            to: string;
            body: string;
            /** @description RFC 3339 in UTC. */
            sentAt: string;
            /** @description The kind of message; `OTP` for a passcode. */
            kind: string;
            /** @enum {string} */
            channel: "SMS" | "WHATSAPP" | "EMAIL";
            bookingId: string | null;
            /** @description Only e-mails have one. */
            subject?: string;
        };
        AreaCheckAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AreaCheck"];
        };
        AreaWishPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["AreaWishPage"];
        };
        AreaWishPage: {
            content: components["schemas"]["AreaWish"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        MessagePageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["MessagePage"];
        };
        MessagePage: {
            content: components["schemas"]["Message"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
        };
        CustomerPageAnswer: {
            /** @constant */
            success: true;
            message: string;
            data: components["schemas"]["CustomerPage"];
        };
        CustomerPage: {
            content: components["schemas"]["Customer"][];
            page: number;
            size: number;
            totalPages: number;
            totalElements: number;
            matched?: components["schemas"]["Matched"];
            /** @description With `search` only. If nobody was found: customers with some of the words, newest first. Else empty. */
            suggestions?: components["schemas"]["Customer"][];
        };
    };
    responses: {
        /** @description Your copy, whose `ETag` you sent as `If-None-Match`, is still current. */
        NotModified: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Done",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["DoneAnswer"];
            };
        };
        /** @description Noted, or ignored. */
        ReportNoted: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Noted",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["DoneAnswer"];
            };
        };
        /** @description The signature or the token is not right, or the salon does not use this provider. Or the API key that was sent is not valid. */
        ReportForged: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Session expired. Please log in again.",
                 *       "errorCode": "UNAUTHORIZED",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The clock. */
        DevClockReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Clock",
                 *       "data": {
                 *         "now": "2026-12-01T12:30:00.000Z",
                 *         "moved": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DevClockAnswer"];
            };
        };
        /** @description A passcode was sent, now or less than a minute ago. */
        PasscodeSent: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "OTP sent",
                 *       "data": {
                 *         "verificationId": "01a1f963-f54c-7b96-a020-c5a6464471ed",
                 *         "expiresAt": 1795170720000,
                 *         "resendAt": 1795170660000
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasscodeAnswer"];
            };
        };
        /** @description The profile. */
        ProfileReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Profile",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464471ee",
                 *         "fullName": "Asha Deshmukh",
                 *         "email": "asha@mail.example",
                 *         "mobile": "9876543210",
                 *         "gender": "FEMALE",
                 *         "dateOfBirth": "1994-08-15",
                 *         "womenOnly": false,
                 *         "whatsappConsent": false,
                 *         "businessName": null,
                 *         "gstin": null,
                 *         "language": "en",
                 *         "role": "USER",
                 *         "lastActive": "2026-11-20T09:12:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfileAnswer"];
            };
        };
        /** @description The service. */
        ServiceReturned: {
            headers: {
                ETag: components["headers"]["CatalogueETag"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Service",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464471f1",
                 *         "name": "Classic Manicure",
                 *         "description": "Soak, shape, cuticle care, massage and polish.",
                 *         "categoryId": "01a1f963-f54c-7b96-a020-c5a6464471ef",
                 *         "categoryName": "Manicure & Pedicure",
                 *         "price": 599,
                 *         "durationInMinutes": 45,
                 *         "imageUrl": "/api/v1/image/01a1f963-f54c-7b96-a020-c5a6464471f0",
                 *         "rating": 4.7,
                 *         "reviewCount": 23,
                 *         "wasRated": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ServiceAnswer"];
            };
        };
        /** @description A page of services. */
        ServicePageReturned: {
            headers: {
                ETag: components["headers"]["CatalogueETag"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Services",
                 *       "data": {
                 *         "content": [
                 *           {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f1",
                 *             "name": "Classic Manicure",
                 *             "description": "Soak, shape, cuticle care, massage and polish.",
                 *             "categoryId": "01a1f963-f54c-7b96-a020-c5a6464471ef",
                 *             "categoryName": "Manicure & Pedicure",
                 *             "price": 599,
                 *             "durationInMinutes": 45,
                 *             "imageUrl": "/api/v1/image/01a1f963-f54c-7b96-a020-c5a6464471f0",
                 *             "rating": 4.7,
                 *             "reviewCount": 23,
                 *             "wasRated": true
                 *           }
                 *         ],
                 *         "page": 0,
                 *         "size": 20,
                 *         "totalPages": 1,
                 *         "totalElements": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ServicePageAnswer"];
            };
        };
        /** @description The category. */
        CategoryReturned: {
            headers: {
                ETag: components["headers"]["CatalogueETag"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Category",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464471ef",
                 *         "name": "Manicure & Pedicure",
                 *         "description": "Hands and feet cared for at home.",
                 *         "imagePath": "/api/v1/image/01a1f963-f54c-7b96-a020-c5a6464471f0",
                 *         "serviceCount": 6,
                 *         "sac": "999722"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CategoryAnswer"];
            };
        };
        /** @description The cart. */
        CartReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Cart",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464471f4",
                 *         "items": [
                 *           {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f5",
                 *             "service": {
                 *               "id": "01a1f963-f54c-7b96-a020-c5a6464471f1",
                 *               "name": "Classic Manicure",
                 *               "price": 599,
                 *               "durationInMinutes": 45,
                 *               "imageUrl": "/api/v1/image/01a1f963-f54c-7b96-a020-c5a6464471f0",
                 *               "categoryName": "Manicure & Pedicure"
                 *             },
                 *             "quantity": 2
                 *           }
                 *         ],
                 *         "totalItems": 2,
                 *         "totalPrice": 1198,
                 *         "discount": 119.8,
                 *         "coupon": {
                 *           "code": "NIKHAR10",
                 *           "description": "10 % off every visit",
                 *           "discountType": "PERCENTAGE",
                 *           "discountValue": 10
                 *         },
                 *         "finalPrice": 1078.2,
                 *         "notices": [],
                 *         "changes": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CartAnswer"];
            };
        };
        /** @description The coupon. */
        CouponReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Coupon",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464471f2",
                 *         "code": "NIKHAR10",
                 *         "description": "10 % off every visit",
                 *         "discountType": "PERCENTAGE",
                 *         "discountValue": 10,
                 *         "validFrom": "2026-11-01",
                 *         "validTill": "2027-03-31",
                 *         "usageLimit": null,
                 *         "usedCount": 42,
                 *         "isActive": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CouponAnswer"];
            };
        };
        /** @description The address. */
        AddressReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Address",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464471f3",
                 *         "flatNumber": "12",
                 *         "building": "Lotus Residency",
                 *         "street": "12, Lotus Residency, Ramdaspeth, Opposite the park",
                 *         "streetArea": "Ramdaspeth",
                 *         "landmark": "Opposite the park",
                 *         "city": "Nagpur",
                 *         "state": "Maharashtra",
                 *         "postalCode": "440010",
                 *         "country": "India",
                 *         "latitude": "21.1350",
                 *         "longitude": "79.0790",
                 *         "instructions": "Ring twice."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddressAnswer"];
            };
        };
        /** @description The booking. */
        BookingReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Booking",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "userId": "01a1f963-f54c-7b96-a020-c5a6464471ee",
                 *         "user": {
                 *           "fullName": "Asha Deshmukh",
                 *           "mobile": "9876543210"
                 *         },
                 *         "name": [
                 *           "Classic Manicure"
                 *         ],
                 *         "items": [
                 *           {
                 *             "serviceId": "01a1f963-f54c-7b96-a020-c5a6464471f1",
                 *             "name": "Classic Manicure",
                 *             "price": 599,
                 *             "quantity": 2,
                 *             "durationInMinutes": 45
                 *           }
                 *         ],
                 *         "bookingDate": "2026-11-21",
                 *         "bookingTime": "11:00:00",
                 *         "durationInMinutes": 90,
                 *         "addressId": "01a1f963-f54c-7b96-a020-c5a6464471f3",
                 *         "address": {
                 *           "flatNumber": "12",
                 *           "building": "Lotus Residency",
                 *           "street": "12, Lotus Residency, Ramdaspeth",
                 *           "streetArea": "Ramdaspeth",
                 *           "landmark": null,
                 *           "city": "Nagpur",
                 *           "state": "Maharashtra",
                 *           "postalCode": "440010",
                 *           "country": "India",
                 *           "latitude": "21.1350",
                 *           "longitude": "79.0790",
                 *           "instructions": null
                 *         },
                 *         "totalPrice": 1198,
                 *         "discount": 119.8,
                 *         "couponCode": "NIKHAR10",
                 *         "finalPrice": 1078.2,
                 *         "paymentType": "PAY_AFTER",
                 *         "paymentStatus": "UNPAID",
                 *         "paymentState": "UNPAID",
                 *         "amountPaid": 0,
                 *         "amountDue": 1078.2,
                 *         "dueNow": 0,
                 *         "refundDue": 0,
                 *         "payBy": null,
                 *         "cancellation": {
                 *           "freeUntil": "2026-11-20T05:30:00.000Z",
                 *           "feePercent": 20,
                 *           "fee": 215.64,
                 *           "kept": 0
                 *         },
                 *         "paidAt": null,
                 *         "refundedAt": null,
                 *         "upi": null,
                 *         "status": "PENDING",
                 *         "createdAt": "2026-11-20T09:30:00.000Z",
                 *         "completedAt": null,
                 *         "cancelledAt": null,
                 *         "reference": "4471F6",
                 *         "externalId": null,
                 *         "metadata": null,
                 *         "professional": null,
                 *         "professionalChosen": false,
                 *         "womenOnly": false,
                 *         "visit": null,
                 *         "startCode": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingAnswer"];
            };
        };
        /** @description An iCalendar file (RFC 5545) with one event. */
        CalendarEntryReturned: {
            headers: {
                "Content-Disposition": components["headers"]["FileName"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example BEGIN:VCALENDAR
                 *     VERSION:2.0
                 *     PRODID:-//Nikhar//Visits//EN
                 *     METHOD:PUBLISH
                 *     BEGIN:VEVENT
                 *     UID:01a1f963-f54c-7b96-a020-c5a6464471f6@nikhar
                 *     SEQUENCE:0
                 *     DTSTAMP:20261120T093000Z
                 *     DTSTART:20261121T053000Z
                 *     DTEND:20261121T073000Z
                 *     SUMMARY:Visit of Nikhar Salon
                 *     STATUS:CONFIRMED
                 *     END:VEVENT
                 *     END:VCALENDAR
                 */
                "text/calendar": components["schemas"]["CalendarEntry"];
            };
        };
        /** @description An iCalendar file (RFC 5545) with one event. */
        LinkedCalendarEntryReturned: {
            headers: {
                "Content-Disposition": components["headers"]["FileName"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example BEGIN:VCALENDAR
                 *     VERSION:2.0
                 *     PRODID:-//Nikhar//Visits//EN
                 *     METHOD:PUBLISH
                 *     BEGIN:VEVENT
                 *     UID:01a1f963-f54c-7b96-a020-c5a6464471f6@nikhar
                 *     SEQUENCE:0
                 *     DTSTAMP:20261120T093000Z
                 *     DTSTART:20261121T053000Z
                 *     DTEND:20261121T073000Z
                 *     SUMMARY:Visit of Nikhar Salon
                 *     STATUS:CONFIRMED
                 *     END:VEVENT
                 *     END:VCALENDAR
                 */
                "text/calendar": components["schemas"]["CalendarEntry"];
            };
        };
        /** @description The booking, as the holder of the link may see it. */
        LinkedBookingReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Booking",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "reference": "4471F6",
                 *         "name": [
                 *           "Classic Manicure"
                 *         ],
                 *         "items": [
                 *           {
                 *             "serviceId": "01a1f963-f54c-7b96-a020-c5a6464471f1",
                 *             "name": "Classic Manicure",
                 *             "price": 599,
                 *             "quantity": 2,
                 *             "durationInMinutes": 45
                 *           }
                 *         ],
                 *         "bookingDate": "2026-11-21",
                 *         "bookingTime": "11:00:00",
                 *         "durationInMinutes": 90,
                 *         "address": {
                 *           "building": "Lotus Residency",
                 *           "city": "Nagpur",
                 *           "postalCode": "440010"
                 *         },
                 *         "discount": 119.8,
                 *         "couponCode": "NIKHAR10",
                 *         "finalPrice": 1078.2,
                 *         "paymentType": "PAY_AFTER",
                 *         "paymentStatus": "UNPAID",
                 *         "paymentState": "UNPAID",
                 *         "amountPaid": 0,
                 *         "amountDue": 1078.2,
                 *         "dueNow": 0,
                 *         "refundDue": 0,
                 *         "payBy": null,
                 *         "cancellation": null,
                 *         "refundedAt": null,
                 *         "upi": null,
                 *         "status": "PENDING",
                 *         "professional": null,
                 *         "professionalChosen": false,
                 *         "womenOnly": false,
                 *         "visit": null,
                 *         "startCode": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LinkedBookingAnswer"];
            };
        };
        /** @description The bookings. */
        BookingListReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Bookings",
                 *       "data": []
                 *     }
                 */
                "application/json": components["schemas"]["BookingListAnswer"];
            };
        };
        /** @description What was paid, and the online payment that can go on. */
        BookingPaymentReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Payment",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                 *         "paymentState": "PENDING",
                 *         "amountPaid": 0,
                 *         "amountDue": 1078.2,
                 *         "dueNow": 1078.2,
                 *         "refundDue": 0,
                 *         "payBy": "2026-11-20T09:27:00.000Z",
                 *         "paymentId": "01a1f963-f54c-7b96-a020-c5a6464471ff",
                 *         "state": "PENDING",
                 *         "url": "https://salon.example/pay/01a1f963-f54c-7b96-a020-c5a6464471ff",
                 *         "expiresAt": "2026-11-20T09:27:00.000Z",
                 *         "payments": [
                 *           {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a6464471ff",
                 *             "provider": "RAZORPAY",
                 *             "method": "ONLINE",
                 *             "state": "PENDING",
                 *             "amount": 1078.2,
                 *             "tip": 0,
                 *             "refunded": 0,
                 *             "reference": null,
                 *             "note": null,
                 *             "professionalId": null,
                 *             "createdAt": "2026-11-20T09:12:00.000Z",
                 *             "paidAt": null,
                 *             "refunds": []
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingPaymentAnswer"];
            };
        };
        /** @description The order. */
        DevOrderReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Order",
                 *       "data": {
                 *         "orderId": "order_dev_1",
                 *         "amount": 1078.2,
                 *         "description": "Booking 4471FA",
                 *         "state": "OPEN",
                 *         "returnUrl": "http://localhost:3000/payment/1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DevOrderAnswer"];
            };
        };
        /** @description The booking takes no payment now; or another amount is being paid (PAYMENT_PENDING). */
        PaymentConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Nothing is due for this booking.",
                 *       "errorCode": "INVALID_STATUS_TRANSITION",
                 *       "data": null,
                 *       "params": {
                 *         "reason": "NOTHING_DUE"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The booking does not allow this; see `params.reason`. */
        PaymentRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "A cancelled booking cannot be paid.",
                 *       "errorCode": "INVALID_STATUS_TRANSITION",
                 *       "data": null,
                 *       "params": {
                 *         "reason": "CANCELLED"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The payment provider does not answer. No payment was made. */
        PaymentProviderUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Online payment does not work right now. Please try again.",
                 *       "errorCode": "PAYMENT_PROVIDER_UNAVAILABLE",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description All settings. */
        SettingsReturned: {
            headers: {
                /** @description Identifies this version, for `If-Match`. */
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Settings",
                 *       "data": {
                 *         "salonName": "Nikhar Salon & Academy",
                 *         "phone": "+91 98765 00000",
                 *         "email": "hello@nikhar.example",
                 *         "address": "Ramdaspeth, Nagpur 440010",
                 *         "city": "Nagpur",
                 *         "areasServed": "From Wadi to Kamptee Road.",
                 *         "latitude": "21.1458",
                 *         "longitude": "79.0882",
                 *         "openingHours": [
                 *           {
                 *             "day": "MONDAY",
                 *             "opens": "09:00:00",
                 *             "closes": "20:00:00",
                 *             "closed": false
                 *           },
                 *           {
                 *             "day": "TUESDAY",
                 *             "opens": "09:00:00",
                 *             "closes": "20:00:00",
                 *             "closed": false
                 *           },
                 *           {
                 *             "day": "WEDNESDAY",
                 *             "opens": "09:00:00",
                 *             "closes": "20:00:00",
                 *             "closed": false
                 *           },
                 *           {
                 *             "day": "THURSDAY",
                 *             "opens": "09:00:00",
                 *             "closes": "20:00:00",
                 *             "closed": false
                 *           },
                 *           {
                 *             "day": "FRIDAY",
                 *             "opens": "09:00:00",
                 *             "closes": "20:00:00",
                 *             "closed": false
                 *           },
                 *           {
                 *             "day": "SATURDAY",
                 *             "opens": "09:00:00",
                 *             "closes": "20:00:00",
                 *             "closed": false
                 *           },
                 *           {
                 *             "day": "SUNDAY",
                 *             "opens": "09:00:00",
                 *             "closes": "18:00:00",
                 *             "closed": false
                 *           }
                 *         ],
                 *         "closedDays": [],
                 *         "slotPlan": "TWO_HOUR",
                 *         "teams": 3,
                 *         "bookingHorizonDays": 60,
                 *         "minimumOrderValue": 899,
                 *         "maxPendingBookings": 5,
                 *         "upiId": null,
                 *         "showListPrice": true,
                 *         "keyRequestsPerMinute": 600,
                 *         "keyPasscodesPerHour": 300,
                 *         "searchSynonyms": [
                 *           [
                 *             "mehndi",
                 *             "mehendi"
                 *           ]
                 *         ],
                 *         "payOnline": true,
                 *         "holdMinutes": 15,
                 *         "cancelFeePercent": 20,
                 *         "cancelFreeHours": 24,
                 *         "depositPercent": 30,
                 *         "depositAbove": 2000,
                 *         "messagesOff": [
                 *           "LATE"
                 *         ],
                 *         "tax": {
                 *           "registrations": [],
                 *           "numberPrefix": "NK",
                 *           "sacDigits": 4
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SettingsAnswer"];
            };
        };
        /** @description The note as it is stored. */
        CustomerNoteReturned: {
            headers: {
                /** @description Identifies this version, for `If-Match`. */
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Note",
                 *       "data": {
                 *         "note": "Allergic to ammonia."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CustomerNoteAnswer"];
            };
        };
        /** @description The message. */
        MessageReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Message",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464471f7",
                 *         "name": "Asha Deshmukh",
                 *         "mobile": "9876543210",
                 *         "email": null,
                 *         "message": "Do you come to Wardha?",
                 *         "createdAt": "2026-11-20T09:30:00.000Z",
                 *         "readAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MessageAnswer"];
            };
        };
        /** @description Something in path, query or body is not valid. `errors` names the fields; if it is empty, `message` says everything. */
        ValidationError: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Please enter a valid 10-digit phone number.",
                 *       "errorCode": "VALIDATION_ERROR",
                 *       "data": null,
                 *       "errors": [
                 *         {
                 *           "field": "mobile",
                 *           "rule": "format",
                 *           "params": {
                 *             "format": "mobile"
                 *           },
                 *           "message": "Please enter a valid 10-digit phone number."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ValidationErrorAnswer"];
            };
        };
        /** @description `currentPassword` is wrong, or something else in the body is not valid. `errors` names the fields. */
        WrongPassword: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This is not your password.",
                 *       "errorCode": "VALIDATION_ERROR",
                 *       "data": null,
                 *       "errors": [
                 *         {
                 *           "field": "currentPassword",
                 *           "rule": "wrongPassword",
                 *           "params": {},
                 *           "message": "This is not your password."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ValidationErrorAnswer"];
            };
        };
        /** @description The token is missing, malformed, expired or revoked. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Session expired. Please log in again.",
                 *       "errorCode": "UNAUTHORIZED",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The `X-API-Key` is mistyped, expired or revoked. */
        BadApiKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This API key is not valid. It may be mistyped, expired or revoked.",
                 *       "errorCode": "UNAUTHORIZED",
                 *       "params": {
                 *         "reason": "BAD_API_KEY"
                 *       },
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The token's role or the API key may not do this, or the user id is somebody else's. */
        Forbidden: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "You are not allowed to do this.",
                 *       "errorCode": "FORBIDDEN",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The salon has deactivated the account. */
        AccountInactive: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Account is inactive. Please contact support.",
                 *       "errorCode": "USER_INACTIVE",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description It does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Not found.",
                 *       "errorCode": "NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No such link, or it works no longer. */
        LinkNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Not found.",
                 *       "errorCode": "NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No such customer. */
        UserNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "User not found. Please register.",
                 *       "errorCode": "USER_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No such service on sale. */
        ServiceNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Service not found.",
                 *       "errorCode": "SERVICE_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The courses. */
        CourseListReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Courses",
                 *       "data": [
                 *         {
                 *           "id": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *           "name": "Bridal make-up",
                 *           "description": "From base to hair, on real brides.",
                 *           "weeks": 8,
                 *           "fee": 25000,
                 *           "certificate": "Nikhar diploma in bridal make-up",
                 *           "imageUrl": null,
                 *           "batches": [
                 *             {
                 *               "id": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *               "startsOn": "2027-01-11",
                 *               "endsOn": "2027-03-07",
                 *               "days": [
                 *                 "MONDAY",
                 *                 "WEDNESDAY",
                 *                 "FRIDAY"
                 *               ],
                 *               "fromTime": "10:00:00",
                 *               "toTime": "13:00:00",
                 *               "seats": 12,
                 *               "seatsLeft": 4
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CourseListAnswer"];
            };
        };
        /** @description The course. */
        CourseReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Course",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *         "name": "Bridal make-up",
                 *         "description": "From base to hair, on real brides.",
                 *         "weeks": 8,
                 *         "fee": 25000,
                 *         "certificate": "Nikhar diploma in bridal make-up",
                 *         "imageUrl": null,
                 *         "guardianConsentText": "I am the parent or legal guardian. I agree that Nikhar Salon & Academy keeps these details and teaches this course.",
                 *         "guardianConsentTexts": {
                 *           "en": "I am the parent or legal guardian. I agree that Nikhar Salon & Academy keeps these details and teaches this course.",
                 *           "hi": "मैं माता, पिता या कानूनी अभिभावक हूँ। मैं सहमत हूँ कि Nikhar Salon & Academy यह जानकारी रखे और यह कोर्स सिखाए।",
                 *           "mr": "मी आई, वडील किंवा कायदेशीर पालक आहे. Nikhar Salon & Academy ने ही माहिती ठेवावी आणि हा कोर्स शिकवावा, यास माझी संमती आहे."
                 *         },
                 *         "batches": [
                 *           {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *             "startsOn": "2027-01-11",
                 *             "endsOn": "2027-03-07",
                 *             "days": [
                 *               "MONDAY",
                 *               "WEDNESDAY",
                 *               "FRIDAY"
                 *             ],
                 *             "fromTime": "10:00:00",
                 *             "toTime": "13:00:00",
                 *             "seats": 12,
                 *             "seatsLeft": 4
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CourseAnswer"];
            };
        };
        /** @description The courses. */
        StaffCourseListReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Courses",
                 *       "data": [
                 *         {
                 *           "id": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *           "name": "Bridal make-up",
                 *           "description": "From base to hair, on real brides.",
                 *           "weeks": 8,
                 *           "fee": 25000,
                 *           "certificate": "Nikhar diploma in bridal make-up",
                 *           "imageUrl": null,
                 *           "active": true,
                 *           "enquiries": 3,
                 *           "batches": [
                 *             {
                 *               "id": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *               "startsOn": "2027-01-11",
                 *               "endsOn": "2027-03-07",
                 *               "days": [
                 *                 "MONDAY",
                 *                 "WEDNESDAY",
                 *                 "FRIDAY"
                 *               ],
                 *               "fromTime": "10:00:00",
                 *               "toTime": "13:00:00",
                 *               "seats": 12,
                 *               "seatsLeft": 4
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StaffCourseListAnswer"];
            };
        };
        /** @description The course. */
        StaffCourseReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Course saved",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *         "name": "Bridal make-up",
                 *         "description": "From base to hair, on real brides.",
                 *         "weeks": 8,
                 *         "fee": 25000,
                 *         "certificate": "Nikhar diploma in bridal make-up",
                 *         "imageUrl": null,
                 *         "active": true,
                 *         "enquiries": 3,
                 *         "batches": [
                 *           {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *             "startsOn": "2027-01-11",
                 *             "endsOn": "2027-03-07",
                 *             "days": [
                 *               "MONDAY",
                 *               "WEDNESDAY",
                 *               "FRIDAY"
                 *             ],
                 *             "fromTime": "10:00:00",
                 *             "toTime": "13:00:00",
                 *             "seats": 12,
                 *             "seatsLeft": 4
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StaffCourseAnswer"];
            };
        };
        /** @description The batch. */
        BatchReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Batch saved",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *         "startsOn": "2027-01-11",
                 *         "endsOn": "2027-03-07",
                 *         "days": [
                 *           "MONDAY",
                 *           "WEDNESDAY",
                 *           "FRIDAY"
                 *         ],
                 *         "fromTime": "10:00:00",
                 *         "toTime": "13:00:00",
                 *         "seats": 12,
                 *         "seatsLeft": 4
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BatchAnswer"];
            };
        };
        /** @description The enquiry is stored. */
        EnquiryStored: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Enquiry sent",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["DoneAnswer"];
            };
        };
        /** @description Malformed, wrong or expired. */
        PasscodeRefused: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No such course. */
        CourseNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Course not found.",
                 *       "errorCode": "COURSE_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description BATCH_FULL, ACADEMY_CONFLICT with `params.reason`, or IDEMPOTENCY_KEY_REUSED. */
        AcademyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description A page of enquiries. */
        EnquiryPageReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Enquiries",
                 *       "data": {
                 *         "content": [
                 *           {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a6464472e1",
                 *             "courseId": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *             "courseName": "Bridal make-up",
                 *             "batchId": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *             "name": "Asha Deshmukh",
                 *             "mobile": "9876543210",
                 *             "confirmed": true,
                 *             "dateOfBirth": "2004-03-09",
                 *             "isMinor": false,
                 *             "guardian": null,
                 *             "message": null,
                 *             "state": "NEW",
                 *             "followUpOn": null,
                 *             "createdAt": "2026-12-04T09:30:00.000Z",
                 *             "erasedAt": null
                 *           }
                 *         ],
                 *         "page": 0,
                 *         "size": 20,
                 *         "totalPages": 1,
                 *         "totalElements": 1,
                 *         "counts": {
                 *           "NEW": 1,
                 *           "CONTACTED": 0,
                 *           "ENROLLED": 0,
                 *           "LOST": 0,
                 *           "due": 0
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EnquiryPageAnswer"];
            };
        };
        /** @description The enquiry. */
        EnquiryReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Enquiry",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464472e1",
                 *         "courseId": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *         "courseName": "Bridal make-up",
                 *         "batchId": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *         "name": "Asha Deshmukh",
                 *         "mobile": "9876543210",
                 *         "confirmed": true,
                 *         "dateOfBirth": "2004-03-09",
                 *         "isMinor": false,
                 *         "guardian": null,
                 *         "message": null,
                 *         "state": "NEW",
                 *         "followUpOn": null,
                 *         "createdAt": "2026-12-04T09:30:00.000Z",
                 *         "erasedAt": null,
                 *         "notes": [
                 *           {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *             "text": "Wants the evening batch.",
                 *             "writtenAt": "2026-12-04T10:00:00.000Z",
                 *             "writtenBy": "owner@nikhar.example"
                 *           }
                 *         ],
                 *         "enrolments": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EnquiryAnswer"];
            };
        };
        /** @description The enrolment. */
        EnrolmentReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Enrolment",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464472d1",
                 *         "enquiryId": "01a1f963-f54c-7b96-a020-c5a6464472e1",
                 *         "learner": "Asha Deshmukh",
                 *         "courseId": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *         "courseName": "Bridal make-up",
                 *         "batch": {
                 *           "id": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *           "startsOn": "2027-01-11",
                 *           "endsOn": "2027-03-07",
                 *           "days": [
                 *             "MONDAY"
                 *           ],
                 *           "fromTime": "10:00:00",
                 *           "toTime": "13:00:00",
                 *           "seats": 12,
                 *           "seatsLeft": 4
                 *         },
                 *         "state": "ACTIVE",
                 *         "listFee": 25000,
                 *         "fee": 25000,
                 *         "paid": 10000,
                 *         "due": 15000,
                 *         "invoicesParts": false,
                 *         "reference": "4472D1",
                 *         "address": null,
                 *         "businessName": null,
                 *         "gstin": null,
                 *         "enrolledAt": "2026-12-04T09:30:00.000Z",
                 *         "endedAt": null,
                 *         "fees": [
                 *           {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *             "kind": "PART",
                 *             "partId": null,
                 *             "method": "UPI",
                 *             "amount": 10000,
                 *             "refunded": 0,
                 *             "note": null,
                 *             "at": "2026-12-04T09:30:00.000Z",
                 *             "by": "owner@nikhar.example",
                 *             "takenBackAt": null,
                 *             "documentIds": []
                 *           }
                 *         ],
                 *         "documents": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EnrolmentAnswer"];
            };
        };
        /** @description A page of enrolments. */
        EnrolmentPageReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Enrolments",
                 *       "data": {
                 *         "content": [
                 *           {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a6464472d1",
                 *             "enquiryId": "01a1f963-f54c-7b96-a020-c5a6464472e1",
                 *             "learner": "Asha Deshmukh",
                 *             "courseId": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *             "courseName": "Bridal make-up",
                 *             "batch": {
                 *               "id": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *               "startsOn": "2027-01-11",
                 *               "endsOn": "2027-03-07",
                 *               "days": [
                 *                 "MONDAY"
                 *               ],
                 *               "fromTime": "10:00:00",
                 *               "toTime": "13:00:00",
                 *               "seats": 12,
                 *               "seatsLeft": 4
                 *             },
                 *             "state": "ACTIVE",
                 *             "listFee": 25000,
                 *             "fee": 25000,
                 *             "paid": 10000,
                 *             "due": 15000,
                 *             "invoicesParts": false,
                 *             "reference": "4472D1",
                 *             "address": null,
                 *             "businessName": null,
                 *             "gstin": null,
                 *             "enrolledAt": "2026-12-04T09:30:00.000Z",
                 *             "endedAt": null,
                 *             "fees": [
                 *               {
                 *                 "id": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *                 "kind": "PART",
                 *                 "partId": null,
                 *                 "method": "UPI",
                 *                 "amount": 10000,
                 *                 "refunded": 0,
                 *                 "note": null,
                 *                 "at": "2026-12-04T09:30:00.000Z",
                 *                 "by": "owner@nikhar.example",
                 *                 "takenBackAt": null,
                 *                 "documentIds": []
                 *               }
                 *             ],
                 *             "documents": []
                 *           }
                 *         ],
                 *         "page": 0,
                 *         "size": 20,
                 *         "totalPages": 1,
                 *         "totalElements": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EnrolmentPageAnswer"];
            };
        };
        /** @description The professional. */
        ProfessionalReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Professional",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "name": "Asha Deshmukh",
                 *         "photoUrl": null,
                 *         "about": "Bridal make-up and mehndi.",
                 *         "languages": [
                 *           "Hindi",
                 *           "Marathi"
                 *         ],
                 *         "serviceIds": [
                 *           "01a1f963-f54c-7b96-a020-c5a6464471f1"
                 *         ],
                 *         "completedVisits": 128,
                 *         "rating": 4.9,
                 *         "reviewCount": 41
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfessionalAnswer"];
            };
        };
        /** @description The professionals. */
        ProfessionalListReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Professionals",
                 *       "data": [
                 *         {
                 *           "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *           "name": "Asha Deshmukh",
                 *           "photoUrl": null,
                 *           "about": "Bridal make-up and mehndi.",
                 *           "languages": [
                 *             "Hindi",
                 *             "Marathi"
                 *           ],
                 *           "serviceIds": [
                 *             "01a1f963-f54c-7b96-a020-c5a6464471f1"
                 *           ],
                 *           "completedVisits": 128,
                 *           "rating": 4.9,
                 *           "reviewCount": 41,
                 *           "nextFree": {
                 *             "date": "2026-12-01",
                 *             "startTime": "09:00:00",
                 *             "label": "09:00 AM - 11:00 AM"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProfessionalListAnswer"];
            };
        };
        /** @description The professional. */
        ProfessionalDetailReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Professional",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "name": "Asha Deshmukh",
                 *         "photoUrl": null,
                 *         "about": "Bridal make-up and mehndi.",
                 *         "languages": [
                 *           "Hindi",
                 *           "Marathi"
                 *         ],
                 *         "serviceIds": [
                 *           "01a1f963-f54c-7b96-a020-c5a6464471f1"
                 *         ],
                 *         "completedVisits": 128,
                 *         "rating": 4.9,
                 *         "reviewCount": 41,
                 *         "mobile": "9822012345",
                 *         "gender": "FEMALE",
                 *         "messageLanguage": "en",
                 *         "active": true,
                 *         "start": null,
                 *         "maxTravelMinutes": 60,
                 *         "weight": 1,
                 *         "days": [],
                 *         "leave": [],
                 *         "hours": [
                 *           {
                 *             "day": "MONDAY",
                 *             "spans": [
                 *               {
                 *                 "from": "09:00:00",
                 *                 "to": "19:00:00"
                 *               }
                 *             ]
                 *           }
                 *         ],
                 *         "createdAt": "2026-11-20T09:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfessionalDetailAnswer"];
            };
        };
        /** @description The professionals. */
        ProfessionalDetailListReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Professionals",
                 *       "data": [
                 *         {
                 *           "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *           "name": "Asha Deshmukh",
                 *           "photoUrl": null,
                 *           "about": "Bridal make-up and mehndi.",
                 *           "languages": [
                 *             "Hindi",
                 *             "Marathi"
                 *           ],
                 *           "serviceIds": [
                 *             "01a1f963-f54c-7b96-a020-c5a6464471f1"
                 *           ],
                 *           "completedVisits": 128,
                 *           "rating": 4.9,
                 *           "reviewCount": 41,
                 *           "mobile": "9822012345",
                 *           "gender": "FEMALE",
                 *           "messageLanguage": "en",
                 *           "active": true,
                 *           "start": null,
                 *           "maxTravelMinutes": 60,
                 *           "weight": 1,
                 *           "days": [],
                 *           "leave": [],
                 *           "hours": [
                 *             {
                 *               "day": "MONDAY",
                 *               "spans": [
                 *                 {
                 *                   "from": "09:00:00",
                 *                   "to": "19:00:00"
                 *                 }
                 *               ]
                 *             }
                 *           ],
                 *           "createdAt": "2026-11-20T09:00:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProfessionalDetailListAnswer"];
            };
        };
        /** @description The professional, and what the change leaves uncovered. */
        ProfessionalChangeReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Professional",
                 *       "data": {
                 *         "professional": {
                 *           "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *           "name": "Asha Deshmukh",
                 *           "photoUrl": null,
                 *           "about": "Bridal make-up and mehndi.",
                 *           "languages": [
                 *             "Hindi",
                 *             "Marathi"
                 *           ],
                 *           "serviceIds": [
                 *             "01a1f963-f54c-7b96-a020-c5a6464471f1"
                 *           ],
                 *           "completedVisits": 128,
                 *           "rating": 4.9,
                 *           "reviewCount": 41,
                 *           "mobile": "9822012345",
                 *           "gender": "FEMALE",
                 *           "messageLanguage": "en",
                 *           "active": true,
                 *           "start": null,
                 *           "maxTravelMinutes": 60,
                 *           "weight": 1,
                 *           "days": [],
                 *           "leave": [],
                 *           "hours": [
                 *             {
                 *               "day": "MONDAY",
                 *               "spans": [
                 *                 {
                 *                   "from": "09:00:00",
                 *                   "to": "19:00:00"
                 *                 }
                 *               ]
                 *             }
                 *           ],
                 *           "createdAt": "2026-11-20T09:00:00.000Z"
                 *         },
                 *         "uncovered": [
                 *           {
                 *             "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *             "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *             "bookingDate": "2026-12-01",
                 *             "bookingTime": "11:00:00",
                 *             "reason": "LEAVE",
                 *             "customerName": "Meera Kulkarni",
                 *             "services": "Classic Manicure",
                 *             "professional": {
                 *               "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *               "name": "Asha Deshmukh",
                 *               "photoUrl": null
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfessionalChangeAnswer"];
            };
        };
        /** @description The leave. */
        LeaveListReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Leave",
                 *       "data": [
                 *         {
                 *           "id": "01a1f963-f54c-7b96-a020-c5a6464471f7",
                 *           "fromDate": "2026-12-01",
                 *           "fromTime": "09:00:00",
                 *           "toDate": "2026-12-02",
                 *           "toTime": "00:00:00",
                 *           "note": "Fever",
                 *           "enteredByHerself": false,
                 *           "createdAt": "2026-11-20T09:00:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LeaveListAnswer"];
            };
        };
        /** @description The leave, and what it leaves uncovered. */
        LeaveChangeReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Leave",
                 *       "data": {
                 *         "leave": {
                 *           "id": "01a1f963-f54c-7b96-a020-c5a6464471f7",
                 *           "fromDate": "2026-12-01",
                 *           "fromTime": "09:00:00",
                 *           "toDate": "2026-12-02",
                 *           "toTime": "00:00:00",
                 *           "note": "Fever",
                 *           "enteredByHerself": false,
                 *           "createdAt": "2026-11-20T09:00:00.000Z"
                 *         },
                 *         "uncovered": [
                 *           {
                 *             "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *             "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *             "bookingDate": "2026-12-01",
                 *             "bookingTime": "11:00:00",
                 *             "reason": "LEAVE",
                 *             "customerName": "Meera Kulkarni",
                 *             "services": "Classic Manicure",
                 *             "professional": {
                 *               "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *               "name": "Asha Deshmukh",
                 *               "photoUrl": null
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LeaveChangeAnswer"];
            };
        };
        /** @description The visits that would be uncovered. */
        UncoveredReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Uncovered",
                 *       "data": [
                 *         {
                 *           "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *           "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *           "bookingDate": "2026-12-01",
                 *           "bookingTime": "11:00:00",
                 *           "reason": "LEAVE",
                 *           "customerName": "Meera Kulkarni",
                 *           "services": "Classic Manicure",
                 *           "professional": {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *             "name": "Asha Deshmukh",
                 *             "photoUrl": null
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UncoveredAnswer"];
            };
        };
        /** @description The visit. */
        OwnVisitReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Visit",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "reference": "4471F6",
                 *         "date": "2026-11-21",
                 *         "from": "11:00:00",
                 *         "to": "12:30:00",
                 *         "services": [
                 *           {
                 *             "name": "Classic Manicure",
                 *             "quantity": 2
                 *           }
                 *         ],
                 *         "firstName": "Asha",
                 *         "mobile": "9876543210",
                 *         "address": "12, Lotus Residency, Ramdaspeth, Nagpur 440010",
                 *         "area": "Ramdaspeth",
                 *         "latitude": "21.1350",
                 *         "longitude": "79.0790",
                 *         "note": null,
                 *         "travelMinutes": 15,
                 *         "collect": 1078.2,
                 *         "collected": null,
                 *         "tip": 0,
                 *         "state": "ON_THE_WAY",
                 *         "onTheWayAt": "2026-11-21T05:05:00.000Z",
                 *         "arrivedAt": null,
                 *         "startedAt": null,
                 *         "doneAt": null,
                 *         "codeLocked": false,
                 *         "codeWaived": false,
                 *         "helpAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OwnVisitAnswer"];
            };
        };
        /** @description No such booking, or somebody else visits. */
        OwnVisitNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Booking not found.",
                 *       "errorCode": "BOOKING_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No such endpoint, or it has no such delivery. */
        WebhookNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Webhook not found.",
                 *       "errorCode": "WEBHOOK_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Webhooks do not go to this address. */
        WebhookAddressRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This address leads into a private network.",
                 *       "errorCode": "WEBHOOK_ADDRESS_REFUSED",
                 *       "params": {
                 *         "reason": "ADDRESS_PRIVATE"
                 *       },
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The endpoint. */
        WebhookReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Webhook",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a6464471fb",
                 *         "url": "https://accounts.example/nikhar",
                 *         "description": "Accounts",
                 *         "events": [
                 *           "booking.created",
                 *           "booking.cancelled"
                 *         ],
                 *         "active": true,
                 *         "disabledReason": null,
                 *         "failingSince": null,
                 *         "previousSecretUntil": null,
                 *         "createdBy": "admin@nikhar.example",
                 *         "createdAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookAnswer"];
            };
        };
        /** @description No such professional. */
        ProfessionalNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Professional not found.",
                 *       "errorCode": "PROFESSIONAL_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No such professional, or a service that is not on sale. */
        ProfessionalOrServiceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description PROFESSIONAL_NOT_FOUND, or NOT_FOUND for the leave. */
        ProfessionalOrLeaveNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Professional not found.",
                 *       "errorCode": "PROFESSIONAL_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description PROFESSIONAL_MOBILE_TAKEN, PROFESSIONAL_HAS_VISITS or IDEMPOTENCY_KEY_REUSED. */
        ProfessionalConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Another professional has this mobile number.",
                 *       "errorCode": "PROFESSIONAL_MOBILE_TAKEN",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No such category. */
        CategoryNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Category not found.",
                 *       "errorCode": "CATEGORY_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The caller has no such cart. */
        CartNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Cart not found.",
                 *       "errorCode": "CART_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The caller has no such cart, or no such service is on sale. */
        CartOrServiceNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The caller has no such cart, or no such coupon exists. */
        CartOrCouponNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The caller has no such cart, or it has no such item. */
        CartItemNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No such coupon. */
        CouponNotFound: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Invalid coupon code.",
                 *       "errorCode": "COUPON_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The caller has no such address. */
        AddressNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Address not found.",
                 *       "errorCode": "ADDRESS_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The review, or null. */
        OwnReviewReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Review",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "rating": 5,
                 *         "text": "Gentle hands, and on time.",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "editedAt": null,
                 *         "editableUntil": "2026-11-28T09:30:00.000Z",
                 *         "hiddenReason": null,
                 *         "answer": null,
                 *         "answeredAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OwnReviewAnswer"];
            };
        };
        /** @description The review as it is now. */
        ReviewSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Review",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "rating": 5,
                 *         "text": "Gentle hands, and on time.",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "editedAt": null,
                 *         "editableUntil": "2026-11-28T09:30:00.000Z",
                 *         "hiddenReason": null,
                 *         "answer": null,
                 *         "answeredAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReviewAnswer"];
            };
        };
        /** @description The review, or null. */
        LinkedReviewReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Review",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "rating": 5,
                 *         "text": "Gentle hands, and on time.",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "editedAt": null,
                 *         "editableUntil": "2026-11-28T09:30:00.000Z",
                 *         "hiddenReason": null,
                 *         "answer": null,
                 *         "answeredAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OwnReviewAnswer"];
            };
        };
        /** @description The review as it is now. */
        LinkedReviewSaved: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Review",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "rating": 5,
                 *         "text": "Gentle hands, and on time.",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "editedAt": null,
                 *         "editableUntil": "2026-11-28T09:30:00.000Z",
                 *         "hiddenReason": null,
                 *         "answer": null,
                 *         "answeredAt": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReviewAnswer"];
            };
        };
        /** @description The visit is not completed, or the review can no longer be changed. */
        ReviewClosed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The visit is not completed, or the review can no longer be changed. */
        LinkedReviewClosed: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description A page of reviews. */
        ReviewPageReturned: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Reviews",
                 *       "data": {
                 *         "content": [
                 *           {
                 *             "id": "01a1f963-f54c-7b96-a020-c5a646447203",
                 *             "rating": 5,
                 *             "text": "Gentle hands, and on time.",
                 *             "firstName": "Asha",
                 *             "createdAt": "2026-11-21T09:30:00.000Z",
                 *             "editedAt": null,
                 *             "answer": "Thank you, Asha. See you soon!",
                 *             "answeredAt": "2026-11-21T12:00:00.000Z"
                 *           }
                 *         ],
                 *         "page": 0,
                 *         "size": 10,
                 *         "totalPages": 1,
                 *         "totalElements": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReviewPageAnswer"];
            };
        };
        /** @description The review as it is now. */
        StaffReviewReturned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "message": "Answer saved",
                 *       "data": {
                 *         "id": "01a1f963-f54c-7b96-a020-c5a646447203",
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "reference": "4471F6",
                 *         "bookingDate": "2026-11-21",
                 *         "customerName": "Asha Deshmukh",
                 *         "services": [
                 *           "Classic Manicure"
                 *         ],
                 *         "professionalName": "Sunita Rao",
                 *         "rating": 5,
                 *         "text": "Gentle hands, and on time.",
                 *         "createdAt": "2026-11-21T09:30:00.000Z",
                 *         "editedAt": null,
                 *         "hiddenAt": null,
                 *         "hiddenBy": null,
                 *         "hiddenReason": null,
                 *         "answer": "Thank you, Asha. See you soon!",
                 *         "answeredAt": "2026-11-21T12:00:00.000Z",
                 *         "answeredBy": "hello@nikhar.example"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StaffReviewAnswer"];
            };
        };
        /** @description No such document, or it is somebody else's. */
        DocumentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Document not found.",
                 *       "errorCode": "DOCUMENT_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description No such booking, or it is somebody else's. */
        BookingNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Booking not found.",
                 *       "errorCode": "BOOKING_NOT_FOUND",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The booking is no longer pending, its visit has started, or cancelling costs more than `seenFee`. */
        NotCancelled: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The booking is no longer pending, its visit has started, or cancelling costs more than `seenFee`. */
        LinkedNotCancelled: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The booking's status does not allow this; see `message`. COMPLETED and CANCELLED are final. Customers cannot change a visit that has started. A cancelled booking cannot be paid, and only a cancelled and paid one can be refunded. */
        InvalidStatusTransition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Only a pending booking can be changed.",
                 *       "errorCode": "INVALID_STATUS_TRANSITION",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The coupon exists but cannot be used. */
        CouponRefused: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The body is larger than 64 kB. */
        PayloadTooLarge: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "The request is too large.",
                 *       "errorCode": "PAYLOAD_TOO_LARGE",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The picture has 5 MB (5 × 1024 × 1024 bytes) or more, or the whole request is too large. */
        ImageTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The body is not JSON, or has a `Content-Encoding` other than `identity`. */
        UnsupportedMediaType: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Send the request as application/json.",
                 *       "errorCode": "UNSUPPORTED_MEDIA_TYPE",
                 *       "params": {
                 *         "mediaType": "application/json"
                 *       },
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The file is not a picture that the salon can use, or the body is not multipart or has a `Content-Encoding`. */
        InvalidImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The `Idempotency-Key` was used for another request. */
        IdempotencyKeyReused: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "This Idempotency-Key was used for another request.",
                 *       "errorCode": "IDEMPOTENCY_KEY_REUSED",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too many requests. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Too many requests. Please try again later.",
                 *       "errorCode": "RATE_LIMITED",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Too many requests or SMS, or (`OTP_ATTEMPTS_EXCEEDED`) too many wrong tries of a passcode or of this mobile today. */
        PasscodeLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The SMS provider refused or did not answer. No new passcode is pending. */
        SmsFailed: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Failed to send OTP.",
                 *       "errorCode": "SMS_FAILED",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The map provider does not answer. */
        GeocoderUnavailable: {
            headers: {
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Failed to search location.",
                 *       "errorCode": "GEOCODER_UNAVAILABLE",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description A fault of ours. Quote the `X-Request-Id` when you report it. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "message": "Something went wrong. Please try again.",
                 *       "errorCode": "INTERNAL_ERROR",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The server cannot reach its database, or is too busy. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
        IdempotencyKey: string;
        /** @description Makes a repeated call safe. This operation needs no sign-in, so anybody who knows the key gets the first answer. Use a random UUID. */
        PublicIdempotencyKey: string;
        /**
         * @description The fee in rupees that the customer saw (0 for free). If cancelling costs more by now, the answer is `409 FEE_CHANGED`. Left out, the fee is whatever it is.
         * @example 0
         */
        SeenFee: number;
        /** @description Whether staff keep the fee that the customer agreed to, once cancelling is no longer free. Customers are not asked. Default no. */
        ChargeFee: boolean;
        /** @description Whether only women count. Default: with `exceptBookingId` what that booking says, otherwise what the profile of the signed-in customer says; false for everybody else. Nobody counts as a woman unless the salon has set her gender. */
        WomenOnly: boolean;
        /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
        ApiKeyHeader: string;
        /**
         * @description The same in every try and every replay. Ignore an id that you have already.
         * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
         */
        WebhookId: string;
        /**
         * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
         * @example 1795512600
         */
        WebhookTimestamp: string;
        /**
         * @description One signature for each valid secret, with blanks between. See *Webhooks*.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        WebhookSignature: string;
        /** @description The page, from 0. */
        Page: number;
        /** @description Entries on a page. */
        Size10: number;
        /** @description Entries on a page. */
        Size20: number;
        /** @description Entries on a page. */
        Size50: number;
        /** @description Entries on a page. */
        Size100: number;
        /**
         * @description Words to search for, in any order. Blanks alone mean no search.
         * @example gold facial
         */
        Search: string;
        /**
         * @description The day.
         * @example 2026-12-01
         */
        OfDay: components["schemas"]["NearDate"];
        /**
         * @description First booking date, included.
         * @example 2026-12-01
         */
        From: components["schemas"]["CalendarDate"];
        /**
         * @description Last booking date, included.
         * @example 2026-12-31
         */
        To: components["schemas"]["CalendarDate"];
        /** @description Whether the latest or the earliest visit comes first. */
        VisitOrder: "latest" | "earliest";
        /** @description Only bookings with this status, or with one of several: `PENDING,COMPLETED`. */
        BookingStatusFilter: string;
        /** @description Only bookings of this customer. */
        OfUser: components["schemas"]["Id"];
        /** @description Only bookings with this service. */
        OfService: components["schemas"]["Id"];
        /** @description Only bookings with this external id. */
        OfExternalId: components["schemas"]["ExternalId"];
        /**
         * @description First day of booking, included.
         * @example 2026-12-01
         */
        CreatedFrom: components["schemas"]["NearDate"];
        /**
         * @description Last day of booking, included.
         * @example 2026-12-31
         */
        CreatedTo: components["schemas"]["NearDate"];
        /** @description Only paid or only unpaid bookings. */
        PaymentStatusFilter: components["schemas"]["PaymentStatus"];
        /**
         * @description The order's id.
         * @example order_dev_1
         */
        PathOrderId: components["schemas"]["Id"];
        /**
         * @description The id.
         * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
         */
        PathId: components["schemas"]["Id"];
        /**
         * @description First day, included.
         * @example 2026-12-01
         */
        PayFrom: components["schemas"]["CalendarDate"];
        /**
         * @description Last day, included.
         * @example 2026-12-31
         */
        PayTo: components["schemas"]["CalendarDate"];
        /**
         * @description The day in India; today if left out.
         * @example 2026-12-04
         */
        CashUpDate: components["schemas"]["CalendarDate"];
        /**
         * @description The booking's id.
         * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
         */
        VisitBookingId: components["schemas"]["Id"];
        /** @description The `ETag` of the version that you change. */
        IfMatch: string;
        /**
         * @description The customer's id.
         * @example 01a1f963-f54c-7b96-a020-c5a6464471ee
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description The last part of the link.
         * @example k3Jd9_sLQm2vX7aRzT0bYw
         */
        LinkToken: string;
        /**
         * @description The cart's id.
         * @example 01a1f963-f54c-7b96-a020-c5a6464471f4
         */
        CartId: components["schemas"]["Id"];
        /**
         * @description The service's id.
         * @example 01a1f963-f54c-7b96-a020-c5a6464471f1
         */
        ServiceId: components["schemas"]["Id"];
        /**
         * @description The cart item's id.
         * @example 01a1f963-f54c-7b96-a020-c5a6464471f5
         */
        ItemId: components["schemas"]["Id"];
        /**
         * @description The coupon's code, in any case.
         * @example NIKHAR10
         */
        Code: components["schemas"]["CouponCodeInput"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait. */
        RetryAfter: number;
        /** @description How many requests this operation's limit allows. Only operations with a limit have it. */
        RateLimit: number;
        /** @description How many of these requests are left. */
        RateRemaining: number;
        /** @description Seconds until the count starts again. */
        RateReset: number;
        /** @description How to save the file: `attachment` with a name. */
        FileName: string;
        /** @description Identifies this request in the server's log. */
        RequestId: string;
        /** @description With `GET` only: identifies this answer, for `If-None-Match`. */
        CatalogueETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Asha Deshmukh",
                 *       "mobile": "9876543210"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            /** @description The mobile has an account, or a registration is pending. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasscodePendingError"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "9876543210"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            403: components["responses"]["AccountInactive"];
            /** @description No account has this mobile. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Mobile number not registered. Please register first.",
                     *       "errorCode": "USER_NOT_REGISTERED",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "9876543210",
                 *       "verificationId": "01a1f963-f54c-7b96-a020-c5a6464471ed",
                 *       "otp": "4821"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyOtpRequest"];
            };
        };
        responses: {
            /** @description Signed in. The token lasts 30 days. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Signed in",
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.4f",
                     *         "userId": "01a1f963-f54c-7b96-a020-c5a6464471ee"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignedInAnswer"];
                };
            };
            /** @description Malformed, wrong or expired. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            403: components["responses"]["AccountInactive"];
            /** @description The account was deleted during the call. (Deleting an account deletes its passcodes, so `OTP_INVALID` is more likely.) */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "User not found. Please register.",
                     *       "errorCode": "USER_NOT_FOUND",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Somebody else registered the mobile meanwhile. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Mobile number already registered. Please login.",
                     *       "errorCode": "MOBILE_ALREADY_EXISTS",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    professionalLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "9822012345"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyProfessionalOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "9822012345",
                 *       "verificationId": "01a1f963-f54c-7b96-a020-c5a6464471ed",
                 *       "otp": "4821"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyOtpRequest"];
            };
        };
        responses: {
            /** @description Signed in. The token lasts 30 days. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Signed in",
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.4f",
                     *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfessionalSignedInAnswer"];
                };
            };
            /** @description Malformed, wrong or expired. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOwnLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "mr"
                 *     }
                 */
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Token is valid",
                     *       "data": {
                     *         "userId": "01a1f963-f54c-7b96-a020-c5a6464471ee",
                     *         "role": "USER"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProfileReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Asha Deshmukh",
                 *       "email": "asha@mail.example",
                 *       "gender": "FEMALE",
                 *       "dateOfBirth": "1994-08-15"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ProfileReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A booking is still pending. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "You have a pending booking. Cancel it, or call the salon if the visit is over, then delete your account.",
                     *       "errorCode": "ACCOUNT_HAS_BOOKINGS",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer's data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Your data",
                     *       "data": {
                     *         "exportedAt": "2026-11-20T09:30:00.000Z",
                     *         "profile": {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471ee",
                     *           "fullName": "Asha Deshmukh",
                     *           "email": null,
                     *           "mobile": "9876543210",
                     *           "gender": null,
                     *           "dateOfBirth": null,
                     *           "womenOnly": false,
                     *           "whatsappConsent": false,
                     *           "businessName": null,
                     *           "gstin": null,
                     *           "language": "en",
                     *           "role": "USER",
                     *           "lastActive": "2026-11-20T09:12:00.000Z"
                     *         },
                     *         "salonNote": "Allergic to ammonia.",
                     *         "addresses": [],
                     *         "cart": null,
                     *         "bookings": [],
                     *         "areaWish": null,
                     *         "consents": [],
                     *         "messages": [],
                     *         "documents": [],
                     *         "enquiries": [],
                     *         "reviews": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileExportAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@nikhar.example",
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["AdminLoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. The token lasts 8 hours. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Admin login successful!",
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.4f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AdminSignedInAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            /** @description E-mail or password is wrong. */
            401: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Invalid credentials",
                     *       "errorCode": "INVALID_CREDENTIALS",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct horse battery staple",
                 *       "newPassword": "four other words now",
                 *       "revokeKeys": false
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. The token lasts 8 hours. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Password changed",
                     *       "data": {
                     *         "token": "eyJhbGciOiJIUzI1NiJ9.e30.4f"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AdminSignedInAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Staff",
                     *       "data": [
                     *         {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *           "email": "admin@nikhar.example",
                     *           "createdAt": "2026-11-01T04:30:00.000Z",
                     *           "isCaller": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["StaffListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "meera@nikhar.example",
                 *       "password": "four other words now",
                 *       "currentPassword": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["StaffRequest"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Staff added",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471f9",
                     *         "email": "meera@nikhar.example",
                     *         "createdAt": "2026-11-20T09:30:00.000Z",
                     *         "isCaller": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StaffAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description This e-mail has a staff account already, or the key was used for another request. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "This e-mail has a staff account already.",
                     *       "errorCode": "STAFF_ALREADY_EXISTS",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeStaff: {
        parameters: {
            query?: {
                /** @description Whether to revoke the API keys that they created. */
                revokeKeys?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, without their tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "API keys",
                     *       "data": [
                     *         {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                     *           "name": "Accounts",
                     *           "access": "READ_ONLY",
                     *           "scopes": null,
                     *           "tokenStart": "nk_live_3fK9",
                     *           "createdBy": "admin@nikhar.example",
                     *           "makerIsStaff": true,
                     *           "createdAt": "2026-11-01T04:30:00.000Z",
                     *           "expiresAt": null,
                     *           "lastUsedAt": "2026-11-20T09:12:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKeyListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Accounts",
                 *       "access": "READ_ONLY",
                 *       "expiresAt": "2027-11-20T18:30:00.000Z",
                 *       "currentPassword": "correct horse battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyRequest"];
            };
        };
        responses: {
            /** @description Created. Send `token` as `Authorization: Bearer …`. */
            201: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "API key made",
                     *       "data": {
                     *         "token": "nk_live_3fK9xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
                     *         "key": {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                     *           "name": "Accounts",
                     *           "access": "READ_ONLY",
                     *           "scopes": null,
                     *           "tokenStart": "nk_live_3fK9",
                     *           "createdBy": "admin@nikhar.example",
                     *           "makerIsStaff": true,
                     *           "createdAt": "2026-11-20T09:30:00.000Z",
                     *           "expiresAt": "2027-11-20T18:30:00.000Z",
                     *           "lastUsedAt": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewApiKeyAnswer"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeAllApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "All API keys revoked",
                     *       "data": {
                     *         "revoked": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RevokedKeysAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "API key",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                     *         "name": "Accounts",
                     *         "access": "READ_ONLY",
                     *         "scopes": null,
                     *         "tokenStart": "nk_live_3fK9",
                     *         "createdBy": "admin@nikhar.example",
                     *         "makerIsStaff": true,
                     *         "createdAt": "2026-11-01T04:30:00.000Z",
                     *         "expiresAt": null,
                     *         "lastUsedAt": "2026-11-20T09:12:00.000Z",
                     *         "limits": {
                     *           "requestsPerMinute": 600,
                     *           "passcodesPerHour": 300,
                     *           "wrongPasscodesPerHour": 60
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnApiKeyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
                /**
                 * @description Words to search for, in any order. Blanks alone mean no search.
                 * @example gold facial
                 */
                search?: components["parameters"]["Search"];
                /** @description Only the services of this category. */
                categoryId?: components["schemas"]["Id"];
                /** @description true finds only services whose category was deleted, and ignores `categoryId`. */
                uncategorised?: boolean;
                /** @description The order. */
                sort?: "popular" | "name" | "price" | "-price";
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServicePageReturned"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServicesByCategory: {
        parameters: {
            query: {
                /**
                 * @description The category.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471ef
                 */
                categoryId: components["schemas"]["Id"];
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size10"];
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServicePageReturned"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["CategoryNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServiceReturned"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ServiceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 649
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ServiceUpdateForm"];
            };
        };
        responses: {
            200: components["responses"]["ServiceReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such service, or no such category. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Service not found.",
                     *       "errorCode": "SERVICE_NOT_FOUND",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ServiceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewsOfService: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size10"];
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewPageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ServiceNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Classic Manicure",
                 *       "description": "Soak, shape, cuticle care, massage and polish.",
                 *       "price": 599,
                 *       "durationInMinutes": 45,
                 *       "categoryId": "01a1f963-f54c-7b96-a020-c5a6464471ef"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ServiceForm"];
            };
        };
        responses: {
            201: components["responses"]["ServiceReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CategoryNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: number;
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories. */
            200: {
                headers: {
                    ETag: components["headers"]["CatalogueETag"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Categories",
                     *       "data": {
                     *         "content": [
                     *           {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471ef",
                     *             "name": "Manicure & Pedicure",
                     *             "description": "Hands and feet cared for at home.",
                     *             "imagePath": "/api/v1/image/01a1f963-f54c-7b96-a020-c5a6464471f0",
                     *             "serviceCount": 6,
                     *             "sac": "999722"
                     *           }
                     *         ],
                     *         "page": 0,
                     *         "size": 100,
                     *         "totalPages": 1,
                     *         "totalElements": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryPageAnswer"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CategoryReturned"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["CategoryNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Manicure & Pedicure",
                 *       "description": "Hands and feet cared for at home."
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CategoryForm"];
            };
        };
        responses: {
            201: components["responses"]["CategoryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Hands & Feet"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CategoryUpdateForm"];
            };
        };
        responses: {
            200: components["responses"]["CategoryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CategoryNotFound"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CategoryNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCart: {
        parameters: {
            query: {
                /**
                 * @description The customer's own id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471ee
                 */
                userId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            201: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCartOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471ee
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The cart's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f4
                 */
                cartId: components["parameters"]["CartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The cart's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f4
                 */
                cartId: components["parameters"]["CartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The cart's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f4
                 */
                cartId: components["parameters"]["CartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "serviceId": "01a1f963-f54c-7b96-a020-c5a6464471f1",
                 *       "quantity": 1
                 *     }
                 */
                "application/json": components["schemas"]["CartItemRequest"];
            };
        };
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartOrServiceNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The cart's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f4
                 */
                cartId: components["parameters"]["CartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putCartService: {
        parameters: {
            query: {
                /**
                 * @description How many.
                 * @example 2
                 */
                quantity: number;
            };
            header?: never;
            path: {
                /**
                 * @description The cart's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f4
                 */
                cartId: components["parameters"]["CartId"];
                /**
                 * @description The service's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f1
                 */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartOrServiceNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCartItem: {
        parameters: {
            query: {
                /**
                 * @description The new quantity.
                 * @example 2
                 */
                quantity: components["schemas"]["Quantity"];
            };
            header?: never;
            path: {
                /**
                 * @description The cart's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f4
                 */
                cartId: components["parameters"]["CartId"];
                /**
                 * @description The cart item's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f5
                 */
                itemId: components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartItemNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The cart's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f4
                 */
                cartId: components["parameters"]["CartId"];
                /**
                 * @description The cart item's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f5
                 */
                itemId: components["parameters"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartItemNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCartCoupon: {
        parameters: {
            query: {
                /**
                 * @description The code as typed.
                 * @example NIKHAR10
                 */
                couponCode: components["schemas"]["CouponCodeInput"];
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The cart's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f4
                 */
                cartId: components["parameters"]["CartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartOrCouponNotFound"];
            422: components["responses"]["CouponRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCartCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The cart's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f4
                 */
                cartId: components["parameters"]["CartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Coupons",
                     *       "data": [
                     *         {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471f2",
                     *           "code": "NIKHAR10",
                     *           "description": "10 % off every visit",
                     *           "discountType": "PERCENTAGE",
                     *           "discountValue": 10,
                     *           "validFrom": "2026-11-01",
                     *           "validTill": "2027-03-31",
                     *           "usageLimit": null,
                     *           "usedCount": 42,
                     *           "isActive": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CouponListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "DIWALI15",
                 *       "description": "Diwali offer",
                 *       "discountType": "PERCENTAGE",
                 *       "discountValue": 15,
                 *       "validFrom": "2026-11-01",
                 *       "validTill": "2026-11-30",
                 *       "usageLimit": 200
                 *     }
                 */
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            201: components["responses"]["CouponReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The code is taken, or the key was used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The coupon's code, in any case.
                 * @example NIKHAR10
                 */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CouponReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CouponNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The coupon's code, in any case.
                 * @example NIKHAR10
                 */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "DIWALI15",
                 *       "description": "Diwali offer",
                 *       "discountType": "PERCENTAGE",
                 *       "discountValue": 15,
                 *       "validFrom": "2026-11-01",
                 *       "validTill": "2026-11-30",
                 *       "usageLimit": 300,
                 *       "isActive": true
                 *     }
                 */
                "application/json": components["schemas"]["CouponRequest"];
            };
        };
        responses: {
            200: components["responses"]["CouponReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CouponNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The coupon's code, in any case.
                 * @example NIKHAR10
                 */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CouponNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The coupon's code, in any case.
                 * @example NIKHAR10
                 */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartOrCouponNotFound"];
            422: components["responses"]["CouponRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The coupon's code, in any case.
                 * @example NIKHAR10
                 */
                code: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon, and the prices of the caller's cart with it (zeros without a cart). */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Coupon is valid",
                     *       "data": {
                     *         "coupon": {
                     *           "code": "NIKHAR10",
                     *           "description": "10 % off every visit",
                     *           "discountType": "PERCENTAGE",
                     *           "discountValue": 10
                     *         },
                     *         "totalPrice": 1198,
                     *         "discount": 119.8,
                     *         "finalPrice": 1078.2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CouponQuoteAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CouponNotFound"];
            422: components["responses"]["CouponRefused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Addresses",
                     *       "data": []
                     *     }
                     */
                    "application/json": components["schemas"]["AddressListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "flatNumber": "12",
                 *       "building": "Lotus Residency",
                 *       "street": "Ramdaspeth",
                 *       "landmark": "Opposite the park",
                 *       "city": "Nagpur",
                 *       "state": "Maharashtra",
                 *       "postalCode": "440010",
                 *       "country": "India",
                 *       "latitude": "21.1350",
                 *       "longitude": "79.0790",
                 *       "instructions": "Ring twice."
                 *     }
                 */
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            201: components["responses"]["AddressReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "flatNumber": "14",
                 *       "building": "Lotus Residency",
                 *       "street": "Ramdaspeth",
                 *       "city": "Nagpur",
                 *       "state": "Maharashtra",
                 *       "postalCode": "440010",
                 *       "country": "India",
                 *       "latitude": "21.1350",
                 *       "longitude": "79.0790"
                 *     }
                 */
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            200: components["responses"]["AddressReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AddressNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AddressNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkArea: {
        parameters: {
            query?: {
                /**
                 * @description The PIN code.
                 * @example 440010
                 */
                postalCode?: components["schemas"]["PinCode"];
                /**
                 * @description Comes with `longitude`.
                 * @example 21.1350
                 */
                latitude?: components["schemas"]["Latitude"];
                /**
                 * @description Comes with `latitude`.
                 * @example 79.0790
                 */
                longitude?: components["schemas"]["Longitude"];
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Service area",
                     *       "data": {
                     *         "served": false,
                     *         "reason": "OUTSIDE_AREA"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AreaCheckAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestAreaWish: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "9876543210",
                 *       "postalCode": "442001"
                 *     }
                 */
                "application/json": components["schemas"]["AreaWishRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyAreaWish: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "9876543210",
                 *       "verificationId": "01a1f963-f54c-7b96-a020-c5a6464471ed",
                 *       "otp": "4821",
                 *       "postalCode": "442001"
                 *     }
                 */
                "application/json": components["schemas"]["AreaWishVerification"];
            };
        };
        responses: {
            /** @description The wish is stored. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Wish saved",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            /** @description Malformed, wrong or expired. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAreaWishes: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of wishes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Wishes",
                     *       "data": {
                     *         "content": [
                     *           {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f9",
                     *             "mobile": "9876543210",
                     *             "postalCode": "442001",
                     *             "latitude": null,
                     *             "longitude": null,
                     *             "served": false,
                     *             "createdAt": "2026-11-20T09:30:00.000Z"
                     *           }
                     *         ],
                     *         "page": 0,
                     *         "size": 20,
                     *         "totalPages": 1,
                     *         "totalElements": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AreaWishPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAreaWish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPlaces: {
        parameters: {
            query: {
                /**
                 * @description What the user typed or pasted: words of at most 200 characters, or a longer link.
                 * @example Sitabuldi
                 */
                q: string;
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places found. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Places",
                     *       "data": [
                     *         {
                     *           "place_id": "N123",
                     *           "display_name": "Sitabuldi, Nagpur, Maharashtra, India",
                     *           "lat": "21.1466",
                     *           "lon": "79.0832"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PlaceListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["GeocoderUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    reversePlace: {
        parameters: {
            query: {
                /**
                 * @description Degrees north, -90 to 90.
                 * @example 21.1458
                 */
                lat: number;
                /**
                 * @description Degrees east, -180 to 180.
                 * @example 79.0882
                 */
                lon: number;
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, as far as it is known. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Place",
                     *       "data": {
                     *         "address": {
                     *           "road": "Wardha Road",
                     *           "suburb": "Ramdaspeth",
                     *           "city": "Nagpur",
                     *           "state": "Maharashtra",
                     *           "postcode": "440010",
                     *           "country": "India"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReverseAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["GeocoderUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailableSlots: {
        parameters: {
            query: {
                /**
                 * @description The day.
                 * @example 2026-12-01
                 */
                date: components["schemas"]["CalendarDate"];
                /**
                 * @description How long the services take. The most is the longest possible cart.
                 * @example 90
                 */
                durationInMinutes?: number;
                /** @description The booking to move. An unknown id changes nothing. */
                exceptBookingId?: components["schemas"]["Id"];
                /** @description The services, separated by commas and repeated for their quantity. Then only professionals who can do them count. */
                serviceIds?: string;
                /** @description One of the caller's saved addresses. Travel to it and from it then counts, to the minute. Needs a customer's token. */
                addressId?: components["schemas"]["Id"];
                /** @description Where the visit would be, without `addressId`. Travel is exact for staff, and coarse for others. */
                latitude?: components["schemas"]["Latitude"];
                /** @description Comes with `latitude`. */
                longitude?: components["schemas"]["Longitude"];
                /** @description Only slots of this professional. */
                professionalId?: components["schemas"]["Id"];
                /** @description Whether only women count. Default: with `exceptBookingId` what that booking says, otherwise what the profile of the signed-in customer says; false for everybody else. Nobody counts as a woman unless the salon has set her gender. */
                womenOnly?: components["parameters"]["WomenOnly"];
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day's slots, in order of time. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Slots",
                     *       "data": [
                     *         {
                     *           "startTime": "09:00:00",
                     *           "endTime": "11:00:00",
                     *           "label": "09:00 AM - 11:00 AM",
                     *           "available": true,
                     *           "reason": null,
                     *           "remaining": 3,
                     *           "professionals": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["AddressNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookableDays: {
        parameters: {
            query?: {
                /**
                 * @description The first day. Default: today. Without `to` it must not be after the last bookable day.
                 * @example 2026-12-01
                 */
                from?: components["schemas"]["CalendarDate"];
                /**
                 * @description The last day. Default: the last bookable day. Without `from` it must not be before today.
                 * @example 2026-12-31
                 */
                to?: components["schemas"]["CalendarDate"];
                /**
                 * @description How long the services take. The most is the longest possible cart.
                 * @example 90
                 */
                durationInMinutes?: number;
                /** @description The booking to move. An unknown id changes nothing. */
                exceptBookingId?: components["schemas"]["Id"];
                /** @description The services, separated by commas and repeated for their quantity. Then only professionals who can do them count. */
                serviceIds?: string;
                /** @description One of the caller's saved addresses. Travel to it and from it then counts, to the minute. Needs a customer's token. */
                addressId?: components["schemas"]["Id"];
                /** @description Where the visit would be, without `addressId`. Travel is exact for staff, and coarse for others. */
                latitude?: components["schemas"]["Latitude"];
                /** @description Comes with `latitude`. */
                longitude?: components["schemas"]["Longitude"];
                /** @description Only slots of this professional. */
                professionalId?: components["schemas"]["Id"];
                /** @description Whether only women count. Default: with `exceptBookingId` what that booking says, otherwise what the profile of the signed-in customer says; false for everybody else. Nobody counts as a woman unless the salon has set her gender. */
                womenOnly?: components["parameters"]["WomenOnly"];
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days in order. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Days",
                     *       "data": [
                     *         {
                     *           "date": "2026-12-01",
                     *           "availableSlots": 4,
                     *           "reason": null
                     *         },
                     *         {
                     *           "date": "2026-12-02",
                     *           "availableSlots": 0,
                     *           "reason": "FULL"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookableDayListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["AddressNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingListReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "01a1f963-f54c-7b96-a020-c5a6464471ee",
                 *       "serviceIds": [
                 *         "01a1f963-f54c-7b96-a020-c5a6464471f1",
                 *         "01a1f963-f54c-7b96-a020-c5a6464471f1"
                 *       ],
                 *       "bookingDate": "2026-11-21",
                 *       "bookingTime": "11:00:00",
                 *       "finalPrice": 1078.2,
                 *       "addressId": "01a1f963-f54c-7b96-a020-c5a6464471f3",
                 *       "paymentType": "PAY_AFTER",
                 *       "cartId": "01a1f963-f54c-7b96-a020-c5a6464471f4"
                 *     }
                 */
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            201: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A service, the cart, the address or the coupon does not exist. */
            404: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description Something changed, or a booking rule forbids it. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The cart is empty, the coupon cannot be used, the order is too small, or the salon does not come to the address. */
            422: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingListReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rescheduleBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bookingDate": "2026-11-22",
                 *       "bookingTime": "13:00:00",
                 *       "address": {
                 *         "flatNumber": "7",
                 *         "building": "Orange Chambers",
                 *         "street": "Central Avenue",
                 *         "landmark": null,
                 *         "city": "Nagpur",
                 *         "state": "Maharashtra",
                 *         "postalCode": "440018",
                 *         "country": "India",
                 *         "latitude": "21.1498",
                 *         "longitude": "79.1021",
                 *         "instructions": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RescheduleRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such booking, or no such address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The booking is no longer pending, its visit has started, it overlaps another one of the customer, or the slot is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The salon does not come to the address. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["PaymentRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: {
                /**
                 * @description The fee in rupees that the customer saw (0 for free). If cancelling costs more by now, the answer is `409 FEE_CHANGED`. Left out, the fee is whatever it is.
                 * @example 0
                 */
                seenFee?: components["parameters"]["SeenFee"];
                /** @description Whether staff keep the fee that the customer agreed to, once cancelling is no longer free. Customers are not asked. Default no. */
                chargeFee?: components["parameters"]["ChargeFee"];
            };
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["NotCancelled"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarEntryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentsOfBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Documents",
                     *       "data": [
                     *         {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471fc",
                     *           "type": "TAX_INVOICE",
                     *           "number": "NKI/26-27/000123",
                     *           "date": "2026-12-04",
                     *           "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *           "enrolmentId": null,
                     *           "enquiryId": null,
                     *           "reference": "4471F6",
                     *           "buyerName": "Asha Deshmukh",
                     *           "buyerGstin": null,
                     *           "total": 999,
                     *           "refersTo": null,
                     *           "cancelled": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnReviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 5,
                 *       "text": "Gentle hands, and on time."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            200: components["responses"]["ReviewSaved"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["ReviewClosed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CartReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllBookings: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size50"];
                /** @description Only bookings with this status, or with one of several: `PENDING,COMPLETED`. */
                status?: components["parameters"]["BookingStatusFilter"];
                /** @description Only paid or only unpaid bookings. */
                paymentStatus?: components["parameters"]["PaymentStatusFilter"];
                /**
                 * @description Words to search for, in any order. Blanks alone mean no search.
                 * @example gold facial
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description First booking date, included.
                 * @example 2026-12-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Last booking date, included.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["To"];
                /** @description Only bookings of this customer. */
                userId?: components["parameters"]["OfUser"];
                /** @description Only bookings with this service. */
                serviceId?: components["parameters"]["OfService"];
                /** @description Only bookings with this external id. */
                externalId?: components["parameters"]["OfExternalId"];
                /**
                 * @description First day of booking, included.
                 * @example 2026-12-01
                 */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /**
                 * @description Last day of booking, included.
                 * @example 2026-12-31
                 */
                createdTo?: components["parameters"]["CreatedTo"];
                /** @description Whether the latest or the earliest visit comes first. */
                order?: components["parameters"]["VisitOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Bookings",
                     *       "data": {
                     *         "content": [],
                     *         "page": 0,
                     *         "size": 50,
                     *         "totalPages": 0,
                     *         "totalElements": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookForCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "9876543210",
                 *       "fullName": "Asha Deshmukh",
                 *       "language": "mr",
                 *       "serviceIds": [
                 *         "01a1f963-f54c-7b96-a020-c5a6464471f1"
                 *       ],
                 *       "bookingDate": "2026-11-21",
                 *       "bookingTime": "11:00:00",
                 *       "addressId": "01a1f963-f54c-7b96-a020-c5a6464471f3"
                 *     }
                 */
                "application/json": components["schemas"]["StaffBookingRequest"];
            };
        };
        responses: {
            201: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            /** @description The token is not a staff token, the API key is read-only, or the customer is deactivated. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description A service, the address or the coupon does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The price differs, the slot is taken, the customer has a visit at this time, or the key was used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The coupon exists but cannot be used, or the salon does not come to the address. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingChanges: {
        parameters: {
            query?: {
                /** @description The `next` of the last answer. Leave it out to begin. */
                after?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["Size100"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings that changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Changes",
                     *       "data": {
                     *         "content": [
                     *           {
                     *             "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *             "changedAt": "2026-11-20T09:31:12.482Z",
                     *             "deleted": true,
                     *             "booking": null
                     *           }
                     *         ],
                     *         "next": "1795167072482.01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *         "hasMore": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingChangesAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportBookings: {
        parameters: {
            query?: {
                /** @description Only bookings with this status, or with one of several: `PENDING,COMPLETED`. */
                status?: components["parameters"]["BookingStatusFilter"];
                /** @description Only paid or only unpaid bookings. */
                paymentStatus?: components["parameters"]["PaymentStatusFilter"];
                /**
                 * @description Words to search for, in any order. Blanks alone mean no search.
                 * @example gold facial
                 */
                search?: components["parameters"]["Search"];
                /**
                 * @description First booking date, included.
                 * @example 2026-12-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Last booking date, included.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["To"];
                /** @description Only bookings of this customer. */
                userId?: components["parameters"]["OfUser"];
                /** @description Only bookings with this service. */
                serviceId?: components["parameters"]["OfService"];
                /** @description Only bookings with this external id. */
                externalId?: components["parameters"]["OfExternalId"];
                /**
                 * @description First day of booking, included.
                 * @example 2026-12-01
                 */
                createdFrom?: components["parameters"]["CreatedFrom"];
                /**
                 * @description Last day of booking, included.
                 * @example 2026-12-31
                 */
                createdTo?: components["parameters"]["CreatedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each booking, latest visit first. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["FileName"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Booking,Reference,Date,Time,Customer,Mobile,Services,Address,Total,Discount,Coupon,Final,Payment,Paid,Refunded,Status,External id
                     *     01a1f963-f54c-7b96-a020-c5a6464471f6,4471F6,2026-11-21,11:00:00,Asha Deshmukh,9876543210,Classic Manicure × 2,"12, Lotus Residency, Ramdaspeth, Nagpur, Maharashtra, 440010",1198.00,119.80,NIKHAR10,1078.20,PAY_AFTER,no,,PENDING,
                     */
                    "text/csv": components["schemas"]["BookingTable"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingWeek: {
        parameters: {
            query: {
                /**
                 * @description The first of the seven days.
                 * @example 2026-11-30
                 */
                from: components["schemas"]["NearDate"];
                /** @description Only her visits, and the windows in which she is free. Ignored with teams. */
                professionalId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seven days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Week",
                     *       "data": {
                     *         "teams": 3,
                     *         "days": [
                     *           {
                     *             "date": "2026-11-30",
                     *             "closed": false,
                     *             "slots": [
                     *               {
                     *                 "startTime": "09:00:00",
                     *                 "endTime": "11:00:00",
                     *                 "label": "09:00 AM - 11:00 AM",
                     *                 "open": true,
                     *                 "booked": 1,
                     *                 "remaining": 2,
                     *                 "reason": null
                     *               }
                     *             ],
                     *             "visits": [
                     *               {
                     *                 "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *                 "bookingTime": "09:00:00",
                     *                 "endTime": "11:00:00",
                     *                 "durationInMinutes": 90,
                     *                 "fullName": "Asha Deshmukh",
                     *                 "name": [
                     *                   "Classic Manicure"
                     *                 ],
                     *                 "area": "Ramdaspeth",
                     *                 "finalPrice": 1078.2,
                     *                 "status": "PENDING",
                     *                 "paymentStatus": "UNPAID",
                     *                 "paymentState": "UNPAID",
                     *                 "payBy": null,
                     *                 "professional": null
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingWeekAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingDay: {
        parameters: {
            query: {
                /**
                 * @description The day.
                 * @example 2026-12-01
                 */
                date: components["parameters"]["OfDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Day",
                     *       "data": {
                     *         "date": "2026-12-01",
                     *         "opening": {
                     *           "from": "09:00:00",
                     *           "to": "19:00:00"
                     *         },
                     *         "closed": false,
                     *         "professionals": [
                     *           {
                     *             "professional": {
                     *               "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *               "name": "Asha Deshmukh",
                     *               "photoUrl": null
                     *             },
                     *             "hours": [
                     *               {
                     *                 "from": "09:00:00",
                     *                 "to": "19:00:00"
                     *               }
                     *             ],
                     *             "leave": [],
                     *             "active": true,
                     *             "start": {
                     *               "latitude": "21.1458",
                     *               "longitude": "79.0882"
                     *             },
                     *             "visits": [
                     *               {
                     *                 "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *                 "reference": "4471F6",
                     *                 "from": "11:00:00",
                     *                 "to": "12:00:00",
                     *                 "customerName": "Meera Kulkarni",
                     *                 "customerMobile": "9876543210",
                     *                 "area": "Ramdaspeth",
                     *                 "latitude": "21.1350",
                     *                 "longitude": "79.0750",
                     *                 "services": "Classic Manicure × 2",
                     *                 "status": "PENDING",
                     *                 "state": "PLANNED",
                     *                 "chosen": false,
                     *                 "forced": false,
                     *                 "womenOnly": false,
                     *                 "payBy": null,
                     *                 "travelMinutes": 20,
                     *                 "late": 0,
                     *                 "reason": null
                     *               }
                     *             ],
                     *             "travelMinutes": 20,
                     *             "visitMinutes": 60,
                     *             "rosteredMinutes": 600
                     *           }
                     *         ],
                     *         "uncovered": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BookingDayAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeDay: {
        parameters: {
            query: {
                /**
                 * @description The day.
                 * @example 2026-12-01
                 */
                date: components["parameters"]["OfDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Proposal",
                     *       "data": {
                     *         "uncoveredBefore": 1,
                     *         "uncoveredAfter": 0,
                     *         "travelBefore": 120,
                     *         "travelAfter": 130,
                     *         "moves": [
                     *           {
                     *             "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *             "bookingTime": "11:00:00",
                     *             "customerName": "Meera Kulkarni",
                     *             "from": {
                     *               "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *               "name": "Asha Deshmukh",
                     *               "photoUrl": null
                     *             },
                     *             "to": {
                     *               "id": "01a1f963-f54c-7b96-a020-c5a6464471f9",
                     *               "name": "Rekha Patil",
                     *               "photoUrl": null
                     *             },
                     *             "savedMinutes": -10,
                     *             "covers": true,
                     *             "chosen": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DayProposalAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-12-01",
                 *       "moves": [
                 *         {
                 *           "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *           "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f9"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DayApplyRequest"];
            };
        };
        responses: {
            /** @description What was carried out, and what was refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Applied",
                     *       "data": {
                     *         "applied": [
                     *           "01a1f963-f54c-7b96-a020-c5a6464471f6"
                     *         ],
                     *         "refused": [
                     *           {
                     *             "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f7",
                     *             "reason": "BUSY"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DayAppliedAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUncovered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UncoveredReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Candidates",
                     *       "data": [
                     *         {
                     *           "professional": {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *             "name": "Asha Deshmukh",
                     *             "photoUrl": null
                     *           },
                     *           "addedMinutes": 20,
                     *           "reason": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CandidateListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignProfessional: {
        parameters: {
            query: {
                /** @description Who shall come. */
                professionalId: components["schemas"]["Id"];
                /** @description Whether hours, leave, travel and area do not count. */
                force?: boolean;
                /** @description Whether no program may give the visit to another. To take a hand-over back, send what the booking had before. */
                chosen?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such booking, or no such professional. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The booking is no longer pending, or the visit does not fit her. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRefusal"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    waiveStartCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            /** @description The booking is no longer pending, or has no visit because the salon has teams. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerHelp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBookingExternal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "externalId": "order-4711",
                 *       "metadata": {
                 *         "channel": "partner"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingExternal"];
            };
        };
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBookingStatus: {
        parameters: {
            query: {
                /**
                 * @description The new status.
                 * @example COMPLETED
                 */
                status: components["schemas"]["BookingStatus"];
                /** @description Whether staff keep the fee that the customer agreed to, once cancelling is no longer free. Customers are not asked. Default no. */
                chargeFee?: components["parameters"]["ChargeFee"];
            };
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingCompletedByPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingPaymentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "tip": 50
                 *     }
                 */
                "application/json": components["schemas"]["PaymentStartRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingPaymentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["PaymentProviderUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 500,
                 *       "method": "CASH",
                 *       "note": "Paid at the desk."
                 *     }
                 */
                "application/json": components["schemas"]["ReceivedPayment"];
            };
        };
        responses: {
            200: components["responses"]["BookingPaymentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentId": "01a1f963-f54c-7b96-a020-c5a6464471ff",
                 *       "amount": 200,
                 *       "note": "The facial was cut short."
                 *     }
                 */
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            200: components["responses"]["BookingPaymentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["PaymentRefused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingUnpaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["PaymentRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingRefunded: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["InvalidStatusTransition"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBookingUnrefunded: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "History",
                     *       "data": [
                     *         {
                     *           "kind": "MOVED",
                     *           "at": "2026-11-20T10:00:00.000Z",
                     *           "by": {
                     *             "kind": "API_KEY",
                     *             "name": "Calendar"
                     *           },
                     *           "from": {
                     *             "bookingDate": "2026-11-21",
                     *             "bookingTime": "09:00:00"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookingHistoryAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProfessionals: {
        parameters: {
            query?: {
                /** @description The services of the visit, separated by commas and repeated for their quantity. */
                serviceIds?: string;
                /** @description One of the caller's saved addresses. Needs a customer's token. */
                addressId?: components["schemas"]["Id"];
                /** @description Where the visit would be, if there is no `addressId`. */
                latitude?: components["schemas"]["Latitude"];
                /** @description Comes with `latitude`. */
                longitude?: components["schemas"]["Longitude"];
                /** @description Whether only women count. Default: with `exceptBookingId` what that booking says, otherwise what the profile of the signed-in customer says; false for everybody else. Nobody counts as a woman unless the salon has set her gender. */
                womenOnly?: components["parameters"]["WomenOnly"];
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProfessionalListReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["AddressNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfessional: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProfessionalReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ProfessionalNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviewsOfProfessional: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size10"];
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewPageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["ProfessionalNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllProfessionals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProfessionalDetailListReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProfessional: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Asha Deshmukh",
                 *       "about": "Bridal make-up and mehndi.",
                 *       "languages": [
                 *         "Hindi",
                 *         "Marathi"
                 *       ],
                 *       "serviceIds": [
                 *         "01a1f963-f54c-7b96-a020-c5a6464471f1"
                 *       ],
                 *       "mobile": "9822012345",
                 *       "gender": "FEMALE",
                 *       "active": true,
                 *       "start": {
                 *         "latitude": "21.1310",
                 *         "longitude": "79.0610"
                 *       },
                 *       "maxTravelMinutes": 60,
                 *       "weight": 1,
                 *       "hours": [
                 *         {
                 *           "day": "MONDAY",
                 *           "spans": [
                 *             {
                 *               "from": "09:00:00",
                 *               "to": "13:00:00"
                 *             },
                 *             {
                 *               "from": "14:00:00",
                 *               "to": "19:00:00"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProfessionalRequest"];
            };
        };
        responses: {
            201: components["responses"]["ProfessionalDetailReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ServiceNotFound"];
            409: components["responses"]["ProfessionalConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfessionalFigures: {
        parameters: {
            query: {
                /**
                 * @description First day, included.
                 * @example 2026-12-01
                 */
                from: components["schemas"]["NearDate"];
                /**
                 * @description Last day, included.
                 * @example 2026-12-31
                 */
                to: components["schemas"]["NearDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Figures",
                     *       "data": [
                     *         {
                     *           "professional": {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *             "name": "Asha Deshmukh",
                     *             "photoUrl": null
                     *           },
                     *           "rosteredMinutes": 15600,
                     *           "visitMinutes": 7800,
                     *           "travelMinutes": 2340,
                     *           "utilisation": 0.65,
                     *           "visits": 104,
                     *           "requestedByName": 31
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProfessionalFiguresAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfessionalForStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProfessionalDetailReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfessional: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["ProfessionalUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ProfessionalChangeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalOrServiceNotFound"];
            409: components["responses"]["ProfessionalConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProfessional: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            409: components["responses"]["ProfessionalConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProfessionalPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "removePhoto": true
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ProfessionalPhotoForm"];
            };
        };
        responses: {
            200: components["responses"]["ProfessionalDetailReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setProfessionalDay: {
        parameters: {
            query: {
                /**
                 * @description The day.
                 * @example 2026-12-01
                 */
                date: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "spans": [
                 *         {
                 *           "from": "10:00:00",
                 *           "to": "14:00:00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProfessionalDayRequest"];
            };
        };
        responses: {
            200: components["responses"]["ProfessionalChangeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearProfessionalDay: {
        parameters: {
            query: {
                /**
                 * @description The day.
                 * @example 2026-12-01
                 */
                date: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProfessionalChangeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeaveListReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLeave: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fromDate": "2026-12-01",
                 *       "fromTime": "09:00:00",
                 *       "toDate": "2026-12-02",
                 *       "toTime": "00:00:00",
                 *       "note": "Fever"
                 *     }
                 */
                "application/json": components["schemas"]["LeaveRequest"];
            };
        };
        responses: {
            201: components["responses"]["LeaveChangeReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
                /**
                 * @description The leave's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f7
                 */
                leaveId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalOrLeaveNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewProfessional: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leave": {
                 *         "fromDate": "2026-12-01",
                 *         "fromTime": "09:00:00",
                 *         "toDate": "2026-12-02",
                 *         "toTime": "00:00:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProfessionalPreviewRequest"];
            };
        };
        responses: {
            200: components["responses"]["UncoveredReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnVisits: {
        parameters: {
            query?: {
                /**
                 * @description Only this day, from yesterday to 14 days from now.
                 * @example 2026-11-21
                 */
                date?: components["schemas"]["NearDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Her days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Visits",
                     *       "data": {
                     *         "professional": {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *           "name": "Rekha Patil",
                     *           "photoUrl": null
                     *         },
                     *         "salon": {
                     *           "name": "Nikhar Salon & Academy",
                     *           "phone": "+91 98765 00000"
                     *         },
                     *         "days": [
                     *           {
                     *             "date": "2026-11-21",
                     *             "hours": [
                     *               {
                     *                 "from": "09:00:00",
                     *                 "to": "19:00:00"
                     *               }
                     *             ],
                     *             "leave": false,
                     *             "visits": [
                     *               {
                     *                 "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *                 "reference": "4471F6",
                     *                 "date": "2026-11-21",
                     *                 "from": "11:00:00",
                     *                 "to": "12:30:00",
                     *                 "services": [
                     *                   {
                     *                     "name": "Classic Manicure",
                     *                     "quantity": 2
                     *                   }
                     *                 ],
                     *                 "firstName": "Asha",
                     *                 "mobile": "9876543210",
                     *                 "address": "12, Lotus Residency, Ramdaspeth, Nagpur 440010",
                     *                 "area": "Ramdaspeth",
                     *                 "latitude": "21.1350",
                     *                 "longitude": "79.0790",
                     *                 "note": null,
                     *                 "travelMinutes": 15,
                     *                 "collect": 1078.2,
                     *                 "collected": null,
                     *                 "tip": 0,
                     *                 "state": "ON_THE_WAY",
                     *                 "onTheWayAt": "2026-11-21T05:05:00.000Z",
                     *                 "arrivedAt": null,
                     *                 "startedAt": null,
                     *                 "doneAt": null,
                     *                 "codeLocked": false,
                     *                 "codeWaived": false,
                     *                 "helpAt": null
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnVisitsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setVisitState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                bookingId: components["parameters"]["VisitBookingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "STARTED",
                 *       "at": "2026-11-21T05:31:00.000Z",
                 *       "code": "4821"
                 *     }
                 */
                "application/json": components["schemas"]["VisitStateRequest"];
            };
        };
        responses: {
            200: components["responses"]["OwnVisitReturned"];
            /** @description Malformed, or a wrong start code. */
            400: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OwnVisitNotFound"];
            /** @description The visit cannot take this step. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "This visit is already further.",
                     *       "errorCode": "VISIT_STATE",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many requests, or too many wrong start codes. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    callForHelp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                bookingId: components["parameters"]["VisitBookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnVisitReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OwnVisitNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeaveListReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addOwnLeave: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fromDate": "2026-12-01",
                 *       "fromTime": "09:00:00",
                 *       "toDate": "2026-12-02",
                 *       "toTime": "00:00:00",
                 *       "note": "Fever"
                 *     }
                 */
                "application/json": components["schemas"]["LeaveRequest"];
            };
        };
        responses: {
            /** @description The leave. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Leave saved",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471f7",
                     *         "fromDate": "2026-12-01",
                     *         "fromTime": "09:00:00",
                     *         "toDate": "2026-12-02",
                     *         "toTime": "00:00:00",
                     *         "note": "Fever",
                     *         "enteredByHerself": true,
                     *         "createdAt": "2026-11-20T09:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LeaveAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOwnLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The leave's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f7
                 */
                leaveId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHelpCalls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Calls for help",
                     *       "data": [
                     *         {
                     *           "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *           "helpAt": "2026-11-21T06:12:00.000Z",
                     *           "bookingDate": "2026-11-21",
                     *           "professional": {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *             "name": "Rekha Patil",
                     *             "photoUrl": null
                     *           },
                     *           "bookingTime": "11:00:00",
                     *           "customerName": "Asha Deshmukh",
                     *           "customerMobile": "9876543210"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HelpCallListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCashUpDay: {
        parameters: {
            query?: {
                /**
                 * @description The day in India; today if left out.
                 * @example 2026-12-04
                 */
                date?: components["parameters"]["CashUpDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Cash up",
                     *       "data": {
                     *         "date": "2026-12-04",
                     *         "cash": 1549,
                     *         "upi": 999,
                     *         "tips": 50,
                     *         "payments": 2,
                     *         "desk": {
                     *           "cash": 500,
                     *           "upi": 0,
                     *           "card": 1299,
                     *           "bank": 0,
                     *           "other": 0,
                     *           "courseFees": 0,
                     *           "payments": 2,
                     *           "returned": 200
                     *         },
                     *         "professionals": [
                     *           {
                     *             "professional": {
                     *               "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *               "name": "Rekha Patil",
                     *               "photoUrl": null
                     *             },
                     *             "cash": 1549,
                     *             "upi": 999,
                     *             "tips": 50,
                     *             "payments": 2,
                     *             "state": "OPEN",
                     *             "settlement": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CashUpDayAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleCashUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *       "date": "2026-12-04",
                 *       "countedCash": 1499,
                 *       "note": "She looks for the ₹50."
                 *     }
                 */
                "application/json": components["schemas"]["CashUpRequest"];
            };
        };
        responses: {
            /** @description Settled. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Settled",
                     *       "data": {
                     *         "professional": {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *           "name": "Rekha Patil",
                     *           "photoUrl": null
                     *         },
                     *         "cash": 1549,
                     *         "upi": 999,
                     *         "tips": 50,
                     *         "payments": 2,
                     *         "state": "SETTLED",
                     *         "settlement": {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                     *           "cash": 1549,
                     *           "upi": 999,
                     *           "tips": 50,
                     *           "payments": 2,
                     *           "counted": 1499,
                     *           "difference": -50,
                     *           "note": "She looks for the ₹50.",
                     *           "settledAt": "2026-12-04T15:30:00.000Z",
                     *           "settledBy": "owner@nikhar.example"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CashUpEntryAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCashUpDetails: {
        parameters: {
            query?: {
                /**
                 * @description The day in India; today if left out.
                 * @example 2026-12-04
                 */
                date?: components["parameters"]["CashUpDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The professional's id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f8
                 */
                professionalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Cash up",
                     *       "data": {
                     *         "date": "2026-12-04",
                     *         "entry": {
                     *           "professional": {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *             "name": "Rekha Patil",
                     *             "photoUrl": null
                     *           },
                     *           "cash": 1549,
                     *           "upi": 0,
                     *           "tips": 50,
                     *           "payments": 1,
                     *           "state": "OPEN",
                     *           "settlement": null
                     *         },
                     *         "payments": [
                     *           {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471ff",
                     *             "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *             "reference": "4471F6",
                     *             "customerName": "Asha Deshmukh",
                     *             "method": "CASH",
                     *             "amount": 1499,
                     *             "tip": 50,
                     *             "returned": 0,
                     *             "paidAt": "2026-12-04T06:30:00.000Z"
                     *           }
                     *         ],
                     *         "history": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CashUpDetailsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnCash: {
        parameters: {
            query?: {
                /**
                 * @description The day in India; today if left out.
                 * @example 2026-12-04
                 */
                date?: components["parameters"]["CashUpDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Her day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Cash",
                     *       "data": {
                     *         "date": "2026-12-04",
                     *         "cash": 1549,
                     *         "upi": 0,
                     *         "tips": 50,
                     *         "payments": 1,
                     *         "state": "SETTLED",
                     *         "counted": 1499,
                     *         "difference": -50
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnCashAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayReport: {
        parameters: {
            query?: {
                /**
                 * @description First day, included.
                 * @example 2026-12-01
                 */
                from?: components["parameters"]["PayFrom"];
                /**
                 * @description Last day, included.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["PayTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Pay",
                     *       "data": {
                     *         "from": "2026-12-01",
                     *         "to": "2026-12-31",
                     *         "visits": 1,
                     *         "revenue": 1499,
                     *         "commission": 449.7,
                     *         "tips": 50,
                     *         "professionals": [
                     *           {
                     *             "professional": {
                     *               "id": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *               "name": "Rekha Patil",
                     *               "photoUrl": null
                     *             },
                     *             "visits": 1,
                     *             "revenue": 1499,
                     *             "commission": 449.7,
                     *             "tips": 50
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayReportAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPay: {
        parameters: {
            query?: {
                /**
                 * @description First day, included.
                 * @example 2026-12-01
                 */
                from?: components["parameters"]["PayFrom"];
                /**
                 * @description Last day, included.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["PayTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    /** @description A file name with the days. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Professional,From,To,Visits,Revenue,Commission,Tips
                     *     Rekha Patil,2026-12-01,2026-12-31,1,1499.00,449.70,50.00
                     */
                    "text/csv": components["schemas"]["DocumentTable"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommissionRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Commission rules",
                     *       "data": [
                     *         {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                     *           "professionalId": null,
                     *           "serviceId": null,
                     *           "from": "2026-12-01",
                     *           "percent": 30,
                     *           "perVisit": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionRuleListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCommissionRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "professionalId": null,
                 *       "serviceId": null,
                 *       "from": "2026-12-01",
                 *       "percent": 30
                 *     }
                 */
                "application/json": components["schemas"]["CommissionRuleRequest"];
            };
        };
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Rule saved",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                     *         "professionalId": null,
                     *         "serviceId": null,
                     *         "from": "2026-12-01",
                     *         "percent": 30,
                     *         "perVisit": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CommissionRuleAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ProfessionalNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCommissionRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnPay: {
        parameters: {
            query?: {
                /**
                 * @description First day, included.
                 * @example 2026-12-01
                 */
                from?: components["parameters"]["PayFrom"];
                /**
                 * @description Last day, included.
                 * @example 2026-12-31
                 */
                to?: components["parameters"]["PayTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Her pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Pay",
                     *       "data": {
                     *         "from": "2026-12-01",
                     *         "to": "2026-12-31",
                     *         "visits": 1,
                     *         "commission": 449.7,
                     *         "tips": 50
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnPayAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Reviews",
                     *       "data": [
                     *         {
                     *           "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *           "rating": 5,
                     *           "text": "Gentle hands, and on time.",
                     *           "createdAt": "2026-11-21T09:30:00.000Z",
                     *           "editedAt": null,
                     *           "editableUntil": "2026-11-28T09:30:00.000Z",
                     *           "hiddenReason": null,
                     *           "answer": null,
                     *           "answeredAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnReviewListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
                /** @description Only reviews with so many stars. */
                rating?: number;
                /** @description true: only hidden ones; false: only those that are shown. */
                hidden?: boolean;
                /** @description true: only answered ones; false: only those without an answer. */
                answered?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Reviews",
                     *       "data": {
                     *         "content": [],
                     *         "page": 0,
                     *         "size": 20,
                     *         "totalPages": 0,
                     *         "totalElements": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StaffReviewPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "It names another customer."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewHideRequest"];
            };
        };
        responses: {
            200: components["responses"]["StaffReviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffReviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "Thank you, Asha. See you soon!"
                 *     }
                 */
                "application/json": components["schemas"]["ReviewAnswerRequest"];
            };
        };
        responses: {
            200: components["responses"]["StaffReviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /**
                 * @description First day of issue, included.
                 * @example 2026-11-01
                 */
                from?: components["schemas"]["CalendarDate"];
                /**
                 * @description Last day of issue, included.
                 * @example 2026-11-30
                 */
                to?: components["schemas"]["CalendarDate"];
                /** @description Only this type. */
                type?: components["schemas"]["IssuedDocumentType"];
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Documents",
                     *       "data": {
                     *         "content": [
                     *           {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471fc",
                     *             "type": "TAX_INVOICE",
                     *             "number": "NKI/26-27/000123",
                     *             "date": "2026-12-04",
                     *             "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *             "enrolmentId": null,
                     *             "enquiryId": null,
                     *             "reference": "4471F6",
                     *             "buyerName": "Asha Deshmukh",
                     *             "buyerGstin": null,
                     *             "total": 999,
                     *             "refersTo": null,
                     *             "cancelled": null
                     *           }
                     *         ],
                     *         "page": 0,
                     *         "size": 20,
                     *         "totalPages": 1,
                     *         "totalElements": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDocuments: {
        parameters: {
            query: {
                /**
                 * @description The month of issue in India.
                 * @example 2026-11
                 */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month. */
            200: {
                headers: {
                    /** @description A file name with the month. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Section,Type,Number,Date,Refers to,Buyer,Buyer GSTIN,Place of supply,SAC,Description,Quantity,Rate,Taxable,CGST,SGST,IGST,Total
                     *     B2C,TAX_INVOICE,NKI/26-27/000123,2026-12-04,,Asha Deshmukh,,27-Maharashtra,999722,,,5.00,951.42,23.79,23.79,0.00,999.00
                     */
                    "text/csv": components["schemas"]["DocumentTable"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Document",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471fc",
                     *         "type": "TAX_INVOICE",
                     *         "number": "NKI/26-27/000123",
                     *         "date": "2026-12-04",
                     *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                     *         "enrolmentId": null,
                     *         "reference": "4471F6",
                     *         "regime": "REGULAR",
                     *         "seller": {
                     *           "name": "Nikhar Salon & Academy",
                     *           "legalName": "Nikhar Beauty LLP",
                     *           "address": "Ramdaspeth, Nagpur 440010",
                     *           "phone": "+91 98765 00000",
                     *           "email": "hello@nikhar.example",
                     *           "gstin": "27AAPFU0939F1ZV",
                     *           "state": {
                     *             "code": "27",
                     *             "name": "Maharashtra"
                     *           }
                     *         },
                     *         "buyer": {
                     *           "name": "Asha Deshmukh",
                     *           "address": null,
                     *           "gstin": null,
                     *           "state": null
                     *         },
                     *         "placeOfSupply": {
                     *           "code": "27",
                     *           "name": "Maharashtra"
                     *         },
                     *         "interState": false,
                     *         "suppliedOn": "2026-12-04",
                     *         "lines": [
                     *           {
                     *             "description": "Classic Facial",
                     *             "sac": "999722",
                     *             "quantity": 1,
                     *             "gross": 1110,
                     *             "discount": 111,
                     *             "taxable": 951.42,
                     *             "rate": 5,
                     *             "cgst": 23.79,
                     *             "sgst": 23.79,
                     *             "igst": 0,
                     *             "total": 999
                     *           }
                     *         ],
                     *         "totals": {
                     *           "gross": 1110,
                     *           "discount": 111,
                     *           "taxable": 951.42,
                     *           "cgst": 23.79,
                     *           "sgst": 23.79,
                     *           "igst": 0,
                     *           "total": 999
                     *         },
                     *         "advances": [],
                     *         "refersTo": null,
                     *         "cancelled": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DocumentNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description A file name with the number. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DocumentNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentHtml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example <!doctype html>
                     *     <html lang="en">…</html>
                     */
                    "text/html": components["schemas"]["DocumentHtml"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["DocumentNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourses: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseListReturned"];
            401: components["responses"]["BadApiKey"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CourseReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["CourseNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnEnrolments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enrolments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Courses",
                     *       "data": [
                     *         {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471e1",
                     *           "reference": "4471E1",
                     *           "courseName": "Bridal make-up",
                     *           "learner": "Meera Joshi",
                     *           "state": "ACTIVE",
                     *           "batch": {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471e2",
                     *             "startsOn": "2027-01-11",
                     *             "endsOn": "2027-03-07",
                     *             "days": [
                     *               "MONDAY",
                     *               "FRIDAY"
                     *             ],
                     *             "fromTime": "10:00:00",
                     *             "toTime": "13:00:00",
                     *             "seats": 12,
                     *             "seatsLeft": 4
                     *           },
                     *           "fee": 25000,
                     *           "paid": 10000,
                     *           "due": 15000,
                     *           "enrolledAt": "2026-12-04T06:30:00.000Z",
                     *           "documents": [
                     *             {
                     *               "id": "01a1f963-f54c-7b96-a020-c5a6464471e3",
                     *               "type": "RECEIPT_VOUCHER",
                     *               "number": "NKR/26-27/000004",
                     *               "date": "2026-12-04",
                     *               "bookingId": null,
                     *               "enrolmentId": "01a1f963-f54c-7b96-a020-c5a6464471e1",
                     *               "enquiryId": "01a1f963-f54c-7b96-a020-c5a6464471e4",
                     *               "reference": "4471E1",
                     *               "buyerName": "Meera Joshi",
                     *               "buyerGstin": null,
                     *               "total": 10000,
                     *               "refersTo": null,
                     *               "cancelled": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnEnrolmentsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *       "name": "Asha Deshmukh",
                 *       "mobile": "9876543210",
                 *       "dateOfBirth": "2004-03-09",
                 *       "batchId": "01a1f963-f54c-7b96-a020-c5a6464472b1"
                 *     }
                 */
                "application/json": components["schemas"]["EnquiryRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasscodeSent"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["CourseNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["SmsFailed"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *       "name": "Asha Deshmukh",
                 *       "mobile": "9876543210",
                 *       "dateOfBirth": "2004-03-09",
                 *       "batchId": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *       "verificationId": "01a1f963-f54c-7b96-a020-c5a6464471ed",
                 *       "otp": "4821"
                 *     }
                 */
                "application/json": components["schemas"]["EnquiryVerification"];
            };
        };
        responses: {
            200: components["responses"]["EnquiryStored"];
            400: components["responses"]["PasscodeRefused"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["CourseNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["PasscodeLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffCourseListReturned"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bridal make-up",
                 *       "description": "From base to hair, on real brides.",
                 *       "weeks": 8,
                 *       "fee": 25000,
                 *       "certificate": "Nikhar diploma in bridal make-up"
                 *     }
                 */
                "application/json": components["schemas"]["CourseRequest"];
            };
        };
        responses: {
            201: components["responses"]["StaffCourseReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fee": 27500
                 *     }
                 */
                "application/json": components["schemas"]["CourseUpdate"];
            };
        };
        responses: {
            200: components["responses"]["StaffCourseReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            409: components["responses"]["AcademyConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCoursePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "removePicture": true
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CoursePictureForm"];
            };
        };
        responses: {
            200: components["responses"]["StaffCourseReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            413: components["responses"]["ImageTooLarge"];
            415: components["responses"]["InvalidImage"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsOn": "2027-01-11",
                 *       "days": [
                 *         "MONDAY",
                 *         "WEDNESDAY",
                 *         "FRIDAY"
                 *       ],
                 *       "fromTime": "10:00:00",
                 *       "toTime": "13:00:00",
                 *       "seats": 12
                 *     }
                 */
                "application/json": components["schemas"]["BatchRequest"];
            };
        };
        responses: {
            201: components["responses"]["BatchReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seats": 14
                 *     }
                 */
                "application/json": components["schemas"]["BatchUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BatchReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnquiries: {
        parameters: {
            query?: {
                /** @description Only these. */
                state?: components["schemas"]["EnquiryState"];
                /** @description Only for this course. */
                courseId?: components["schemas"]["Id"];
                /** @description true finds only those with a follow-up on or before today. */
                due?: boolean;
                /** @description Part of the name or the mobile. */
                search?: string;
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnquiryPageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "courseId": "01a1f963-f54c-7b96-a020-c5a6464472c1",
                 *       "name": "Riya Patil",
                 *       "mobile": "9876543210",
                 *       "dateOfBirth": "2010-05-02",
                 *       "guardian": {
                 *         "name": "Sunita Patil",
                 *         "mobile": "9876543210",
                 *         "consent": "PAPER"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StaffEnquiryRequest"];
            };
        };
        responses: {
            201: components["responses"]["EnquiryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CourseNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnquiryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "CONTACTED",
                 *       "followUpOn": "2026-12-10"
                 *     }
                 */
                "application/json": components["schemas"]["EnquiryUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EnquiryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEnquiryNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Wants the evening batch.",
                 *       "state": "CONTACTED",
                 *       "followUpOn": "2026-12-10"
                 *     }
                 */
                "application/json": components["schemas"]["EnquiryNoteRequest"];
            };
        };
        responses: {
            201: components["responses"]["EnquiryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enrolLearner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "batchId": "01a1f963-f54c-7b96-a020-c5a6464472b1",
                 *       "fee": 25000
                 *     }
                 */
                "application/json": components["schemas"]["EnrolmentRequest"];
            };
        };
        responses: {
            201: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEnrolments: {
        parameters: {
            query?: {
                /** @description Only of this batch. */
                batchId?: components["schemas"]["Id"];
                /** @description true finds only those that owe a part of the fee. */
                owing?: boolean;
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnrolmentPageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveEnrolment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "batchId": "01a1f963-f54c-7b96-a020-c5a6464472b1"
                 *     }
                 */
                "application/json": components["schemas"]["EnrolmentMove"];
            };
        };
        responses: {
            200: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEnrolment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refund": 5000
                 *     }
                 */
                "application/json": components["schemas"]["EnrolmentCancellation"];
            };
        };
        responses: {
            200: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeFee: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 10000,
                 *       "method": "UPI",
                 *       "note": "First part."
                 *     }
                 */
                "application/json": components["schemas"]["ReceivedPayment"];
            };
        };
        responses: {
            201: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundFee: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *       "amount": 2000
                 *     }
                 */
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            201: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeBackFee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EnrolmentReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AcademyConflict"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: {
                /**
                 * @description The width in pixels at which you will show it.
                 * @example 320
                 */
                width?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description Identifies these bytes. */
                    ETag?: string;
                    /** @description Immutable for a year. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Settings",
                     *       "data": {
                     *         "salonName": "Nikhar Salon & Academy",
                     *         "phone": "+91 98765 00000",
                     *         "email": "hello@nikhar.example",
                     *         "address": "Ramdaspeth, Nagpur 440010",
                     *         "city": "Nagpur",
                     *         "areasServed": "From Wadi to Kamptee Road.",
                     *         "latitude": "21.1458",
                     *         "longitude": "79.0882",
                     *         "openingHours": [
                     *           {
                     *             "day": "MONDAY",
                     *             "opens": "09:00:00",
                     *             "closes": "20:00:00",
                     *             "closed": false
                     *           },
                     *           {
                     *             "day": "TUESDAY",
                     *             "opens": "09:00:00",
                     *             "closes": "20:00:00",
                     *             "closed": false
                     *           },
                     *           {
                     *             "day": "WEDNESDAY",
                     *             "opens": "09:00:00",
                     *             "closes": "20:00:00",
                     *             "closed": false
                     *           },
                     *           {
                     *             "day": "THURSDAY",
                     *             "opens": "09:00:00",
                     *             "closes": "20:00:00",
                     *             "closed": false
                     *           },
                     *           {
                     *             "day": "FRIDAY",
                     *             "opens": "09:00:00",
                     *             "closes": "20:00:00",
                     *             "closed": false
                     *           },
                     *           {
                     *             "day": "SATURDAY",
                     *             "opens": "09:00:00",
                     *             "closes": "20:00:00",
                     *             "closed": false
                     *           },
                     *           {
                     *             "day": "SUNDAY",
                     *             "opens": "09:00:00",
                     *             "closes": "18:00:00",
                     *             "closed": false
                     *           }
                     *         ],
                     *         "closedDays": [],
                     *         "slotPlan": "TWO_HOUR",
                     *         "bookingHorizonDays": 60,
                     *         "minimumOrderValue": 899,
                     *         "upiId": null,
                     *         "showListPrice": true,
                     *         "searchSynonyms": [
                     *           [
                     *             "mehndi",
                     *             "mehendi"
                     *           ]
                     *         ],
                     *         "map": {
                     *           "tileUrl": "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
                     *           "attribution": "© OpenStreetMap contributors",
                     *           "typeAhead": true
                     *         },
                     *         "paymentTypes": [
                     *           "PAY_AFTER"
                     *         ],
                     *         "capacity": "TEAMS",
                     *         "servesEverywhere": true,
                     *         "hasCourses": true,
                     *         "rating": 4.7,
                     *         "reviewCount": 230,
                     *         "wasRated": true,
                     *         "whatsappConsentText": "Nikhar Salon & Academy may send me messages about my visits on WhatsApp.",
                     *         "whatsappConsentTexts": {
                     *           "en": "Nikhar Salon & Academy may send me messages about my visits on WhatsApp.",
                     *           "hi": "Nikhar Salon & Academy मुझे मेरी विज़िट के मैसेज व्हाट्सऐप पर भेज सकता है।",
                     *           "mr": "Nikhar Salon & Academy मला माझ्या भेटींचे मेसेज व्हॉट्सॲपवर पाठवू शकते."
                     *         },
                     *         "cancelFeePercent": 0,
                     *         "cancelFreeHours": 24,
                     *         "depositPercent": 0,
                     *         "depositAbove": 0,
                     *         "onlinePayment": true,
                     *         "showDecorativeRatings": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PublicSettingsAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SettingsReturned"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you change. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        responses: {
            200: components["responses"]["SettingsReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Somebody else saved the settings after you read them. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has saved the settings meanwhile. Please review them and save again.",
                     *       "errorCode": "SETTINGS_CHANGED",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settings"];
            };
        };
        responses: {
            /** @description The effect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Preview",
                     *       "data": {
                     *         "week": [
                     *           {
                     *             "day": "MONDAY",
                     *             "slots": [
                     *               {
                     *                 "startTime": "09:00:00",
                     *                 "endTime": "11:00:00",
                     *                 "label": "09:00 AM - 11:00 AM",
                     *                 "available": true,
                     *                 "reason": null,
                     *                 "remaining": 3,
                     *                 "professionals": []
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "conflicts": [
                     *           {
                     *             "date": "2027-01-26",
                     *             "reason": "CLOSED_DAY",
                     *             "bookings": 2
                     *           }
                     *         ],
                     *         "carts": {
                     *           "filled": 12,
                     *           "belowMinimum": 3,
                     *           "belowMinimumNow": 2
                     *         },
                     *         "upi": null,
                     *         "onlinePayment": true,
                     *         "capacitySwitch": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SettingsPreviewAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
                /** @description Makes a repeated call safe. This operation needs no sign-in, so anybody who knows the key gets the first answer. Use a random UUID. */
                "idempotency-key"?: components["parameters"]["PublicIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Asha Deshmukh",
                 *       "mobile": "9876543210",
                 *       "message": "Do you come to Wardha?"
                 *     }
                 */
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            201: components["responses"]["MessageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
                /** @description true: only messages that were read; false: only unread ones. */
                read?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Messages",
                     *       "data": {
                     *         "content": [],
                     *         "page": 0,
                     *         "size": 20,
                     *         "totalPages": 0,
                     *         "totalElements": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessagePageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markMessageRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markMessageUnread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
                /**
                 * @description Words to search for, in any order. Blanks alone mean no search.
                 * @example gold facial
                 */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Customers",
                     *       "data": {
                     *         "content": [],
                     *         "page": 0,
                     *         "size": 20,
                     *         "totalPages": 0,
                     *         "totalElements": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "9876543210",
                 *       "fullName": "Asha Deshmukh",
                 *       "note": "Allergic to ammonia."
                 *     }
                 */
                "application/json": components["schemas"]["CustomerRequest"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Customer added",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471ee",
                     *         "fullName": "Asha Deshmukh",
                     *         "mobile": "9876543210",
                     *         "email": null,
                     *         "gender": null,
                     *         "dateOfBirth": null,
                     *         "active": true,
                     *         "verified": false,
                     *         "createdAt": "2026-11-20T09:12:00.000Z",
                     *         "lastActive": "2026-11-20T09:12:00.000Z",
                     *         "womenOnly": false,
                     *         "language": "en",
                     *         "bookings": 0,
                     *         "pendingBookings": 0,
                     *         "spent": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The mobile has an account, or the key was used for another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Customer",
                     *       "data": {
                     *         "customer": {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471ee",
                     *           "fullName": "Asha Deshmukh",
                     *           "mobile": "9876543210",
                     *           "email": null,
                     *           "gender": null,
                     *           "dateOfBirth": null,
                     *           "womenOnly": false,
                     *           "language": "en",
                     *           "active": true,
                     *           "verified": true,
                     *           "createdAt": "2026-11-20T09:12:00.000Z",
                     *           "lastActive": "2026-11-20T09:12:00.000Z",
                     *           "bookings": 0,
                     *           "pendingBookings": 0,
                     *           "spent": 0
                     *         },
                     *         "note": "Allergic to ammonia.",
                     *         "addresses": [],
                     *         "bookings": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerDetailAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Asha Rao"
                 *     }
                 */
                "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Customer updated",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471ee",
                     *         "fullName": "Asha Rao",
                     *         "mobile": "9876543210",
                     *         "email": null,
                     *         "gender": null,
                     *         "dateOfBirth": null,
                     *         "womenOnly": false,
                     *         "language": "en",
                     *         "active": true,
                     *         "verified": true,
                     *         "createdAt": "2026-11-20T09:12:00.000Z",
                     *         "lastActive": "2026-11-20T09:12:00.000Z",
                     *         "bookings": 2,
                     *         "pendingBookings": 0,
                     *         "spent": 2398
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CustomerNoteReturned"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCustomerNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version that you change. */
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Allergic to ammonia."
                 *     }
                 */
                "application/json": components["schemas"]["CustomerNoteRequest"];
            };
        };
        responses: {
            200: components["responses"]["CustomerNoteReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            /** @description Somebody else saved the note after you read it. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Somebody else has saved the note meanwhile. Please review it and save again.",
                     *       "errorCode": "NOTE_CHANGED",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCustomerStatus: {
        parameters: {
            query: {
                /**
                 * @description true to activate, false to deactivate.
                 * @example true
                 */
                active: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Customer updated",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471ee",
                     *         "fullName": "Asha Deshmukh",
                     *         "mobile": "9876543210",
                     *         "email": null,
                     *         "gender": null,
                     *         "dateOfBirth": null,
                     *         "womenOnly": false,
                     *         "language": "en",
                     *         "active": false,
                     *         "verified": true,
                     *         "createdAt": "2026-11-20T09:12:00.000Z",
                     *         "lastActive": "2026-11-20T09:12:00.000Z",
                     *         "bookings": 2,
                     *         "pendingBookings": 0,
                     *         "spent": 2398
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Overview",
                     *       "data": {
                     *         "date": "2026-11-20",
                     *         "visits": [],
                     *         "today": {
                     *           "current": {
                     *             "bookings": 4,
                     *             "revenue": 5196
                     *           },
                     *           "previous": {
                     *             "bookings": 3,
                     *             "revenue": 3597
                     *           }
                     *         },
                     *         "week": {
                     *           "current": {
                     *             "bookings": 19,
                     *             "revenue": 24681
                     *           },
                     *           "previous": {
                     *             "bookings": 17,
                     *             "revenue": 21983
                     *           }
                     *         },
                     *         "month": {
                     *           "current": {
                     *             "bookings": 61,
                     *             "revenue": 79239
                     *           },
                     *           "previous": {
                     *             "bookings": 58,
                     *             "revenue": 71042
                     *           }
                     *         },
                     *         "nextFreeSlots": [
                     *           {
                     *             "date": "2026-11-20",
                     *             "startTime": "15:00:00",
                     *             "label": "03:00 PM - 05:00 PM",
                     *             "remaining": 2
                     *           }
                     *         ],
                     *         "unpaid": [],
                     *         "toRefund": [],
                     *         "overdue": [],
                     *         "unreadMessages": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OverviewAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnalytics: {
        parameters: {
            query?: {
                /**
                 * @description First booking date, included.
                 * @example 2026-11-14
                 */
                from?: components["schemas"]["NearDate"];
                /**
                 * @description Last booking date, included.
                 * @example 2026-11-20
                 */
                to?: components["schemas"]["NearDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Analytics",
                     *       "data": {
                     *         "from": "2026-11-14",
                     *         "to": "2026-11-20",
                     *         "takenToday": {
                     *           "bookings": 5,
                     *           "revenue": 6395
                     *         },
                     *         "bookedAhead": {
                     *           "bookings": 23,
                     *           "revenue": 30177
                     *         },
                     *         "totals": {
                     *           "bookings": 19,
                     *           "revenue": 24681,
                     *           "cancelled": 1,
                     *           "discount": 1200,
                     *           "newCustomers": 6,
                     *           "returningCustomers": 11
                     *         },
                     *         "previous": {
                     *           "bookings": 17,
                     *           "revenue": 21983,
                     *           "cancelled": 2,
                     *           "discount": 800,
                     *           "newCustomers": 5,
                     *           "returningCustomers": 10
                     *         },
                     *         "byDay": [
                     *           {
                     *             "date": "2026-11-20",
                     *             "bookings": 4,
                     *             "revenue": 5196,
                     *             "cancelled": 0,
                     *             "booked": 4,
                     *             "capacity": 15
                     *           }
                     *         ],
                     *         "topServices": [
                     *           {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471f1",
                     *             "name": "Classic Manicure",
                     *             "quantity": 8,
                     *             "revenue": 4792
                     *           }
                     *         ],
                     *         "topCategories": [
                     *           {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471ef",
                     *             "name": "Manicure & Pedicure",
                     *             "quantity": 12,
                     *             "revenue": 8388
                     *           }
                     *         ],
                     *         "coupons": [
                     *           {
                     *             "code": "NIKHAR10",
                     *             "uses": 7,
                     *             "discount": 1200
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AnalyticsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoggedMessages: {
        parameters: {
            query?: {
                /** @description Only the messages about this booking. */
                bookingId?: string;
                /** @description Only this kind. */
                kind?: components["schemas"]["MessageKind"];
                /** @description Only those in this state. */
                state?: components["schemas"]["MessageState"];
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Messages",
                     *       "data": {
                     *         "content": [
                     *           {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471fb",
                     *             "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                     *             "kind": "REMINDER",
                     *             "channel": "SMS",
                     *             "to": "98******10",
                     *             "language": "en",
                     *             "text": "Nikhar: your visit is on Fri, 4 Dec, 09:00 AM.",
                     *             "state": "DELIVERED",
                     *             "reason": null,
                     *             "dueAt": "2026-12-03T03:30:00.000Z",
                     *             "sentAt": "2026-12-03T03:30:01.000Z"
                     *           }
                     *         ],
                     *         "page": 0,
                     *         "size": 20,
                     *         "totalPages": 1,
                     *         "totalElements": 1,
                     *         "channels": [
                     *           "SMS",
                     *           "EMAIL"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageLogPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewMessages: {
        parameters: {
            query?: {
                /** @description Default: en. */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Previews",
                     *       "data": {
                     *         "messages": [
                     *           {
                     *             "kind": "LATE",
                     *             "language": "en",
                     *             "recipient": "CUSTOMER",
                     *             "when": "To the customer, for each 15 minutes that she will be late.",
                     *             "sms": {
                     *               "text": "Nikhar: We are sorry, we come about 30 minutes late. Follow the visit: https://salon.example/v/xxxxxxxxxxxxxxxxxxxxxx",
                     *               "template": "Nikhar: We are sorry, we come about #numeric# minutes late. Follow the visit: #url#",
                     *               "variables": [
                     *                 {
                     *                   "name": "late",
                     *                   "tag": "numeric",
                     *                   "example": "30"
                     *                 },
                     *                 {
                     *                   "name": "link",
                     *                   "tag": "url",
                     *                   "example": "https://salon.example/v/xxxxxxxxxxxxxxxxxxxxxx"
                     *                 }
                     *               ]
                     *             },
                     *             "whatsapp": null,
                     *             "email": null
                     *           }
                     *         ],
                     *         "callbacks": [
                     *           {
                     *             "provider": "TWILIO",
                     *             "address": "https://salon.example/api/v1/hooks/twilio"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessagePreviewsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryLoggedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message, which waits now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "The message is tried again",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471fb",
                     *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                     *         "kind": "REMINDER",
                     *         "channel": "SMS",
                     *         "to": "98******10",
                     *         "language": "en",
                     *         "text": null,
                     *         "state": "WAITING",
                     *         "reason": null,
                     *         "dueAt": "2026-12-03T03:30:00.000Z",
                     *         "sentAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LoggedMessageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description Which jobs. */
                state?: components["schemas"]["JobState"];
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Jobs",
                     *       "data": {
                     *         "content": [
                     *           {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                     *             "kind": "HOUSEKEEPING",
                     *             "state": "FAILED",
                     *             "tries": 5,
                     *             "lastError": "Error SQLITE_FULL",
                     *             "createdAt": "2026-11-20T09:00:00.000Z",
                     *             "dueAt": null,
                     *             "failedAt": "2026-11-20T09:02:31.000Z"
                     *           }
                     *         ],
                     *         "page": 0,
                     *         "size": 20,
                     *         "totalPages": 1,
                     *         "totalElements": 1,
                     *         "counts": {
                     *           "waiting": 1,
                     *           "running": 0,
                     *           "failed": 1,
                     *           "oldestDueAt": "2026-11-20T10:00:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["JobPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryAllJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many jobs are tried again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "All failed jobs are tried again",
                     *       "data": {
                     *         "retried": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["JobsRetriedAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job, which waits now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "The job is tried again",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471fa",
                     *         "kind": "HOUSEKEEPING",
                     *         "state": "WAITING",
                     *         "tries": 0,
                     *         "lastError": "Error SQLITE_FULL",
                     *         "createdAt": "2026-11-20T09:00:00.000Z",
                     *         "dueAt": "2026-11-20T09:30:00.000Z",
                     *         "failedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["JobAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVisitLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example k3Jd9_sLQm2vX7aRzT0bYw
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LinkedBookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveByVisitLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example k3Jd9_sLQm2vX7aRzT0bYw
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bookingDate": "2026-11-22",
                 *       "bookingTime": "13:00:00"
                 *     }
                 */
                "application/json": components["schemas"]["LinkMoveRequest"];
            };
        };
        responses: {
            200: components["responses"]["LinkedBookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            /** @description The booking is no longer pending, its visit has started, it overlaps another one of the customer, or the slot is taken. */
            409: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelByVisitLink: {
        parameters: {
            query?: {
                /**
                 * @description The fee in rupees that the customer saw (0 for free). If cancelling costs more by now, the answer is `409 FEE_CHANGED`. Left out, the fee is whatever it is.
                 * @example 0
                 */
                seenFee?: components["parameters"]["SeenFee"];
            };
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example k3Jd9_sLQm2vX7aRzT0bYw
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LinkedBookingReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            409: components["responses"]["LinkedNotCancelled"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitLinkCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example k3Jd9_sLQm2vX7aRzT0bYw
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LinkedCalendarEntryReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentsOfVisitLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example k3Jd9_sLQm2vX7aRzT0bYw
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Documents",
                     *       "data": [
                     *         {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471fc",
                     *           "type": "BILL",
                     *           "number": "NKB/26-27/000123",
                     *           "date": "2026-12-04",
                     *           "total": 999,
                     *           "cancelled": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LinkedDocumentsAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitLinkDocumentPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example k3Jd9_sLQm2vX7aRzT0bYw
                 */
                token: components["parameters"]["LinkToken"];
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description A file name with the number. */
                    "Content-Disposition"?: string;
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviewByVisitLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example k3Jd9_sLQm2vX7aRzT0bYw
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LinkedReviewReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putReviewByVisitLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example k3Jd9_sLQm2vX7aRzT0bYw
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 5,
                 *       "text": "Gentle hands, and on time."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            200: components["responses"]["LinkedReviewSaved"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            409: components["responses"]["LinkedReviewClosed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDaysOfVisitLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example k3Jd9_sLQm2vX7aRzT0bYw
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days in order. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Days",
                     *       "data": [
                     *         {
                     *           "date": "2026-12-01",
                     *           "availableSlots": 4,
                     *           "reason": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BookableDayListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSlotsOfVisitLink: {
        parameters: {
            query: {
                /**
                 * @description The day.
                 * @example 2026-12-01
                 */
                date: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path: {
                /**
                 * @description The last part of the link.
                 * @example k3Jd9_sLQm2vX7aRzT0bYw
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day's slots, in order of time. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Slots",
                     *       "data": [
                     *         {
                     *           "startTime": "09:00:00",
                     *           "endTime": "11:00:00",
                     *           "label": "09:00 AM - 11:00 AM",
                     *           "available": true,
                     *           "reason": null,
                     *           "remaining": 3,
                     *           "professionals": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotListAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["LinkNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDevClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DevClockReturned"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
        };
    };
    moveDevClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "now": "2026-12-01T18:00:00+05:30"
                 *     }
                 */
                "application/json": components["schemas"]["DevClockRequest"];
            };
        };
        responses: {
            200: components["responses"]["DevClockReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    readDevOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Outbox",
                     *       "data": [
                     *         {
                     *           "to": "9876543210",
                     *           "body": "4711 is your Nikhar passcode.",
                     *           "sentAt": "2026-11-20T09:12:00.000Z",
                     *           "kind": "OTP",
                     *           "channel": "SMS",
                     *           "bookingId": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DevOutboxAnswer"];
                };
            };
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
        };
    };
    readDevOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id.
                 * @example order_dev_1
                 */
                orderId: components["parameters"]["PathOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DevOrderReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
        };
    };
    payDevOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id.
                 * @example order_dev_1
                 */
                orderId: components["parameters"]["PathOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "PAY"
                 *     }
                 */
                "application/json": components["schemas"]["DevPayRequest"];
            };
        };
        responses: {
            200: components["responses"]["DevOrderReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    verifyWhatsappHook: {
        parameters: {
            query?: {
                /** @description `subscribe`. */
                "hub.mode"?: string;
                /** @description What the answer repeats. */
                "hub.challenge"?: string;
                /** @description The word that staff entered at Meta. */
                "hub.verify_token"?: string;
            };
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["RateLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateReset"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example 1158201444 */
                    "text/plain": components["schemas"]["HookChallenge"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["BadApiKey"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
        };
    };
    receiveWhatsappReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
                /** @description `sha256=` and the HMAC-SHA256 of the body with the app's secret, in hex. */
                "x-hub-signature-256"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "object": "whatsapp_business_account",
                 *       "entry": [
                 *         {
                 *           "id": "102290129340398",
                 *           "changes": [
                 *             {
                 *               "field": "messages",
                 *               "value": {
                 *                 "messaging_product": "whatsapp",
                 *                 "statuses": [
                 *                   {
                 *                     "id": "wamid.HBgMOTE5ODc2NTQzMjEw",
                 *                     "status": "delivered",
                 *                     "timestamp": "1795676400",
                 *                     "recipient_id": "919876543210"
                 *                   }
                 *                 ]
                 *               }
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProviderReport"];
            };
        };
        responses: {
            200: components["responses"]["ReportNoted"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["ReportForged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveMsg91Reports: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
            };
            path: {
                /**
                 * @description The token of the address.
                 * @example 3hx0Fq0sD0hxJ1m4fWk2o9bYz7c5v8nQ6tRrUeWpLkA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requestId": "3763646c3058373530393938",
                 *       "number": "919876543210",
                 *       "status": "1",
                 *       "desc": "DELIVERED",
                 *       "date": "2026-11-27 10:31:02"
                 *     }
                 */
                "application/json": components["schemas"]["ProviderReport"];
                /**
                 * @example {
                 *       "data": "[{\"requestId\":\"3763646c3058373530393938\",\"report\":[{\"number\":\"919876543210\",\"status\":\"1\",\"desc\":\"DELIVERED\"}]}]"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProviderReport"];
            };
        };
        responses: {
            200: components["responses"]["ReportNoted"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["ReportForged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveRazorpayReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
                /** @description The HMAC-SHA256 of the body with the webhook's secret, in hex. */
                "x-razorpay-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "event",
                 *       "event": "payment.captured",
                 *       "created_at": 1795676400,
                 *       "payload": {
                 *         "payment": {
                 *           "entity": {
                 *             "id": "pay_G8VQzjPLoAvm6D",
                 *             "order_id": "order_RB58MiP5SPFYyM",
                 *             "status": "captured"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProviderReport"];
            };
        };
        responses: {
            200: components["responses"]["ReportNoted"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["ReportForged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveTwilioReports: {
        parameters: {
            query?: never;
            header?: {
                /** @description A partner's API key. Limits then count by the key, whatever the address. Every operation takes it; a dead key is 401. */
                "x-api-key"?: components["parameters"]["ApiKeyHeader"];
                /** @description The HMAC-SHA1 of address and sorted fields with the account's token, in base64. */
                "x-twilio-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "MessageSid": "SM00000000000000000000000000000001",
                 *       "MessageStatus": "delivered"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ProviderReport"];
            };
        };
        responses: {
            200: components["responses"]["ReportNoted"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["ReportForged"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCalendarFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feeds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Calendar feeds",
                     *       "data": [
                     *         {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471fc",
                     *           "professionalId": null,
                     *           "createdBy": "admin@nikhar.example",
                     *           "createdAt": "2026-11-20T09:30:00.000Z",
                     *           "lastReadAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CalendarFeedListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8"
                 *     }
                 */
                "application/json": components["schemas"]["CalendarFeedRequest"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Calendar feed created",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471fc",
                     *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                     *         "createdBy": "admin@nikhar.example",
                     *         "createdAt": "2026-11-20T09:30:00.000Z",
                     *         "lastReadAt": null,
                     *         "url": "https://salon.example/calendar/k3Jd9_sLQm2vX7aRzT0bYw.ics"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewCalendarFeedAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No such active professional, or the salon has teams. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "message": "Professional not found.",
                     *       "errorCode": "PROFESSIONAL_NOT_FOUND",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Webhooks",
                     *       "data": [
                     *         {
                     *           "id": "01a1f963-f54c-7b96-a020-c5a6464471fb",
                     *           "url": "https://accounts.example/nikhar",
                     *           "description": "Accounts",
                     *           "events": [
                     *             "booking.created",
                     *             "booking.cancelled"
                     *           ],
                     *           "active": true,
                     *           "disabledReason": null,
                     *           "failingSince": null,
                     *           "previousSecretUntil": null,
                     *           "createdBy": "admin@nikhar.example",
                     *           "createdAt": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a repeated call safe: any text of your own, a new one for each thing you create. See *After a lost answer*. */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://accounts.example/nikhar",
                 *       "events": [
                 *         "booking.created",
                 *         "booking.cancelled"
                 *       ],
                 *       "description": "Accounts"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description Created. It gets all events from now on. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Webhook created",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471fb",
                     *         "url": "https://accounts.example/nikhar",
                     *         "description": "Accounts",
                     *         "events": [
                     *           "booking.created",
                     *           "booking.cancelled"
                     *         ],
                     *         "active": true,
                     *         "disabledReason": null,
                     *         "failingSince": null,
                     *         "previousSecretUntil": null,
                     *         "createdBy": "admin@nikhar.example",
                     *         "createdAt": "2026-11-20T09:30:00.000Z",
                     *         "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewWebhookAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WebhookAddressRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            200: components["responses"]["WebhookReturned"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WebhookAddressRefused"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "New secret made",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471fb",
                     *         "url": "https://accounts.example/nikhar",
                     *         "description": "Accounts",
                     *         "events": [
                     *           "booking.created",
                     *           "booking.cancelled"
                     *         ],
                     *         "active": true,
                     *         "disabledReason": null,
                     *         "failingSince": null,
                     *         "previousSecretUntil": "2026-11-21T09:30:00.000Z",
                     *         "createdBy": "admin@nikhar.example",
                     *         "createdAt": "2026-11-20T09:30:00.000Z",
                     *         "secret": "whsec_plJ3nmyCDGBKInavdOK15jsl4Xb0ZvBh"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NewWebhookAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, which waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "The test is on its way",
                     *       "data": {
                     *         "id": "01a1f963-f54c-7b96-a020-c5a6464471fc",
                     *         "type": "webhook.test",
                     *         "state": "WAITING",
                     *         "tries": 0,
                     *         "createdAt": "2026-11-20T09:30:00.000Z",
                     *         "nextAt": "2026-11-20T09:30:00.000Z",
                     *         "endedAt": null,
                     *         "body": "{\"type\":\"webhook.test\",\"timestamp\":\"2026-11-20T09:30:00.000Z\",\"data\":{}}",
                     *         "attempts": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries in this state. */
                state?: components["schemas"]["WebhookDeliveryState"];
                /** @description The page, from 0. */
                page?: components["parameters"]["Page"];
                /** @description Entries on a page. */
                size?: components["parameters"]["Size20"];
            };
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Deliveries",
                     *       "data": {
                     *         "content": [
                     *           {
                     *             "id": "01a1f963-f54c-7b96-a020-c5a6464471fc",
                     *             "type": "webhook.test",
                     *             "state": "DELIVERED",
                     *             "tries": 1,
                     *             "createdAt": "2026-11-20T09:30:00.000Z",
                     *             "nextAt": null,
                     *             "endedAt": "2026-11-20T09:30:01.000Z",
                     *             "body": "{\"type\":\"webhook.test\",\"timestamp\":\"2026-11-20T09:30:00.000Z\",\"data\":{}}",
                     *             "attempts": [
                     *               {
                     *                 "at": "2026-11-20T09:30:00.000Z",
                     *                 "status": 204,
                     *                 "milliseconds": 120,
                     *                 "answer": "",
                     *                 "error": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "page": 0,
                     *         "size": 20,
                     *         "totalPages": 1,
                     *         "totalElements": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveryPageAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471f6
                 */
                id: components["parameters"]["PathId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-11-20T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookReplay"];
            };
        };
        responses: {
            /** @description How many are sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Sent again",
                     *       "data": {
                     *         "replayed": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookReplayedAnswer"];
                };
            };
            400: components["responses"]["ValidationError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["WebhookNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    onBookingCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.created",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "PENDING",
                 *         "paymentStatus": "UNPAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingCreatedEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingRescheduled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.rescheduled",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "PENDING",
                 *         "paymentStatus": "UNPAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingRescheduledEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingCancelled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.cancelled",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "CANCELLED",
                 *         "paymentStatus": "UNPAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingCancelledEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.completed",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "COMPLETED",
                 *         "paymentStatus": "PAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingCompletedEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingAssigned: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.assigned",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "PENDING",
                 *         "paymentStatus": "UNPAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookingAssignedEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVisitOnTheWay: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "visit.on_the_way",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "PENDING",
                 *         "paymentStatus": "UNPAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["VisitOnTheWayEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVisitArrived: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "visit.arrived",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "PENDING",
                 *         "paymentStatus": "UNPAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["VisitArrivedEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVisitStarted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "visit.started",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "PENDING",
                 *         "paymentStatus": "UNPAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["VisitStartedEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onVisitDone: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "visit.done",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "COMPLETED",
                 *         "paymentStatus": "PAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["VisitDoneEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentPaid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "payment.paid",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "COMPLETED",
                 *         "paymentStatus": "PAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentPaidEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentRefunded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "payment.refunded",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": "01a1f963-f54c-7b96-a020-c5a6464471f6",
                 *         "status": "CANCELLED",
                 *         "paymentStatus": "UNPAID",
                 *         "bookingDate": "2026-12-01",
                 *         "bookingTime": "09:00:00",
                 *         "professionalId": "01a1f963-f54c-7b96-a020-c5a6464471f8",
                 *         "changedAt": "2026-11-20T09:30:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentRefundedEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same in every try and every replay. Ignore an id that you have already.
                 * @example 01a1f963-f54c-7b96-a020-c5a6464471fc
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse what is older than five minutes.
                 * @example 1795512600
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One signature for each valid secret, with blanks between. See *Webhooks*.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "webhook.test",
                 *       "timestamp": "2026-11-20T09:30:00.000Z",
                 *       "data": {}
                 *     }
                 */
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description You have it. Every status from 200 to 299 says so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more. The endpoint is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not now: we wait for your `Retry-After`. Every other status is tried again too. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
export type errorCode =
  | 'VALIDATION_ERROR'
  | 'OTP_INVALID'
  | 'OTP_EXPIRED'
  | 'UNAUTHORIZED'
  | 'INVALID_CREDENTIALS'
  | 'FORBIDDEN'
  | 'USER_INACTIVE'
  | 'USER_NOT_REGISTERED'
  | 'USER_NOT_FOUND'
  | 'SERVICE_NOT_FOUND'
  | 'CATEGORY_NOT_FOUND'
  | 'CART_NOT_FOUND'
  | 'CART_ITEM_NOT_FOUND'
  | 'COUPON_NOT_FOUND'
  | 'ADDRESS_NOT_FOUND'
  | 'COURSE_NOT_FOUND'
  | 'BATCH_FULL'
  | 'ACADEMY_CONFLICT'
  | 'DOCUMENT_NOT_FOUND'
  | 'WEBHOOK_NOT_FOUND'
  | 'WEBHOOK_ADDRESS_REFUSED'
  | 'PROFESSIONAL_NOT_FOUND'
  | 'PROFESSIONAL_MOBILE_TAKEN'
  | 'PROFESSIONAL_HAS_VISITS'
  | 'NO_PROFESSIONAL'
  | 'BOOKING_NOT_FOUND'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'MOBILE_ALREADY_EXISTS'
  | 'REQUEST_ALREADY_EXISTS'
  | 'COUPON_ALREADY_EXISTS'
  | 'STAFF_ALREADY_EXISTS'
  | 'SLOT_UNAVAILABLE'
  | 'PRICE_CHANGED'
  | 'FEE_CHANGED'
  | 'CART_CHANGED'
  | 'INVALID_STATUS_TRANSITION'
  | 'ACCOUNT_HAS_BOOKINGS'
  | 'REVIEW_CLOSED'
  | 'DUPLICATE_BOOKING'
  | 'TOO_MANY_BOOKINGS'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'SETTINGS_CHANGED'
  | 'NOTE_CHANGED'
  | 'IMAGE_TOO_LARGE'
  | 'PAYLOAD_TOO_LARGE'
  | 'INVALID_IMAGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'COUPON_EXPIRED'
  | 'COUPON_USAGE_LIMIT'
  | 'COUPON_INACTIVE'
  | 'CART_EMPTY'
  | 'MINIMUM_ORDER_VALUE'
  | 'OUTSIDE_AREA'
  | 'RATE_LIMITED'
  | 'OTP_ATTEMPTS_EXCEEDED'
  | 'START_CODE_INVALID'
  | 'START_CODE_LOCKED'
  | 'VISIT_STATE'
  | 'INTERNAL_ERROR'
  | 'SMS_FAILED'
  | 'GEOCODER_UNAVAILABLE'
  | 'PAYMENT_PENDING'
  | 'PAYMENT_PROVIDER_UNAVAILABLE'
  | 'STORAGE_UNAVAILABLE'
  | 'OVERLOADED';
export type refusalReason =
  | 'UNREADABLE'
  | 'NOT_JSON'
  | 'FORM_UNREADABLE'
  | 'ADDRESSES_FULL'
  | 'CUSTOMER_ADDRESSES_FULL'
  | 'BAD_API_KEY'
  | 'API_KEYS_ONLY'
  | 'PEOPLE_ONLY'
  | 'KEY_COUNTS_ONLY'
  | 'KEY_READS_ONLY'
  | 'KEY_LACKS_SCOPE'
  | 'NO_SCOPE_ALLOWS'
  | 'OWN_ACCOUNT'
  | 'CUSTOMER_INACTIVE'
  | 'CUSTOMER_EXISTS'
  | 'CUSTOMER_HAS_BOOKING'
  | 'VISIT_BEGUN'
  | 'ON_HER_WAY'
  | 'NOT_PENDING_AGAIN'
  | 'CANCELLED'
  | 'NOTHING_TO_REFUND'
  | 'NOTHING_DUE'
  | 'PAID_ONLINE'
  | 'PARTLY_REFUNDED'
  | 'PAY_AT_VISIT'
  | 'WOMEN_ONLY'
  | 'VISIT_NOT_DONE'
  | 'NOT_STARTED'
  | 'COURSE_IN_USE'
  | 'BATCH_IN_USE'
  | 'SEATS_TAKEN'
  | 'BIRTHDAY_MISSING'
  | 'CONSENT_MISSING'
  | 'ENROLLED_ALREADY'
  | 'ENROLMENT_ENDED'
  | 'FEE_PAID'
  | 'PART_REFUNDED'
  | 'PART_INVOICED'
  | 'TAKEN_BACK'
  | 'COURSE_RUNNING'
  | 'ENQUIRY_ERASED'
  | 'VISIT_CANCELLED'
  | 'NO_VISIT'
  | 'ADDRESS_PRIVATE'
  | 'ADDRESS_NOT_HTTPS'
  | 'ADDRESS_PORT'
  | 'ADDRESS_WITH_PASSWORD'
  | 'WEBHOOKS_FULL'
  | 'HEIC'
  | 'TOO_MANY_PIXELS'
  | 'CONTENT_ENCODING'
  | 'TODAY'
  | 'NO_ADDRESS'
  | 'DATABASE_BEHIND'
  | 'DATABASE_NEWER';
export interface callers {
  register: 'public';
  login: 'public';
  verifyOtp: 'public';
  professionalLogin: 'public';
  verifyProfessionalOtp: 'public';
  setOwnLanguage: 'PROFESSIONAL';
  logout: 'USER' | 'ADMIN' | 'PROFESSIONAL';
  validateToken: 'USER' | 'ADMIN' | 'PROFESSIONAL';
  getProfile: 'USER';
  updateProfile: 'USER';
  deleteProfile: 'USER';
  exportProfile: 'USER';
  adminLogin: 'public';
  changePassword: 'ADMIN';
  listStaff: 'ADMIN';
  addStaff: 'ADMIN';
  removeStaff: 'ADMIN';
  listApiKeys: 'ADMIN';
  createApiKey: 'ADMIN';
  revokeAllApiKeys: 'ADMIN';
  revokeApiKey: 'ADMIN';
  getOwnApiKey: 'ADMIN';
  listServices: 'public';
  listServicesByCategory: 'public';
  getService: 'public';
  updateService: 'ADMIN';
  deleteService: 'ADMIN';
  listReviewsOfService: 'public';
  createService: 'ADMIN';
  listCategories: 'public';
  getCategory: 'public';
  createCategory: 'ADMIN';
  updateCategory: 'ADMIN';
  deleteCategory: 'ADMIN';
  createCart: 'USER';
  getCartOfUser: 'USER' | 'ADMIN';
  getCart: 'USER';
  deleteCart: 'USER';
  addCartItem: 'USER';
  clearCart: 'USER';
  putCartService: 'USER';
  updateCartItem: 'USER';
  removeCartItem: 'USER';
  applyCartCoupon: 'USER';
  removeCartCoupon: 'USER';
  listCoupons: 'USER' | 'ADMIN';
  createCoupon: 'ADMIN';
  getCoupon: 'USER' | 'ADMIN';
  updateCoupon: 'ADMIN';
  deleteCoupon: 'ADMIN';
  applyCoupon: 'USER';
  validateCoupon: 'USER';
  listAddresses: 'USER';
  createAddress: 'USER';
  updateAddress: 'USER';
  deleteAddress: 'USER';
  checkArea: 'public';
  requestAreaWish: 'public';
  verifyAreaWish: 'public';
  listAreaWishes: 'ADMIN';
  deleteAreaWish: 'ADMIN';
  searchPlaces: 'public';
  reversePlace: 'public';
  listAvailableSlots: 'USER' | 'ADMIN' | 'public';
  listBookableDays: 'USER' | 'ADMIN' | 'public';
  listBookings: 'USER';
  createBooking: 'USER';
  listBookingsOfUser: 'USER' | 'ADMIN';
  getBooking: 'USER' | 'ADMIN';
  rescheduleBooking: 'USER' | 'ADMIN';
  deleteBooking: 'ADMIN';
  cancelBooking: 'USER' | 'ADMIN';
  getBookingCalendar: 'USER';
  listDocumentsOfBooking: 'USER' | 'ADMIN';
  getReview: 'USER';
  putReview: 'USER';
  bookAgain: 'USER';
  listAllBookings: 'ADMIN';
  bookForCustomer: 'ADMIN';
  listBookingChanges: 'ADMIN';
  exportBookings: 'ADMIN';
  getBookingWeek: 'ADMIN';
  getBookingDay: 'ADMIN';
  proposeDay: 'ADMIN';
  applyDay: 'ADMIN';
  listUncovered: 'ADMIN';
  listCandidates: 'ADMIN';
  assignProfessional: 'ADMIN';
  waiveStartCode: 'ADMIN';
  answerHelp: 'ADMIN';
  setBookingExternal: 'ADMIN';
  setBookingStatus: 'ADMIN';
  markBookingCompleted: 'ADMIN';
  markBookingCompletedByPost: 'ADMIN';
  getBookingPayment: 'USER' | 'ADMIN';
  startPayment: 'USER';
  recordPayment: 'ADMIN';
  refundPayment: 'ADMIN';
  markBookingPaid: 'ADMIN';
  markBookingUnpaid: 'ADMIN';
  markBookingRefunded: 'ADMIN';
  markBookingUnrefunded: 'ADMIN';
  getBookingHistory: 'ADMIN';
  listProfessionals: 'USER' | 'ADMIN' | 'public';
  getProfessional: 'public';
  listReviewsOfProfessional: 'public';
  listAllProfessionals: 'ADMIN';
  createProfessional: 'ADMIN';
  getProfessionalFigures: 'ADMIN';
  getProfessionalForStaff: 'ADMIN';
  updateProfessional: 'ADMIN';
  deleteProfessional: 'ADMIN';
  setProfessionalPhoto: 'ADMIN';
  setProfessionalDay: 'ADMIN';
  clearProfessionalDay: 'ADMIN';
  listLeave: 'ADMIN';
  addLeave: 'ADMIN';
  deleteLeave: 'ADMIN';
  previewProfessional: 'ADMIN';
  listOwnVisits: 'PROFESSIONAL';
  setVisitState: 'PROFESSIONAL';
  callForHelp: 'PROFESSIONAL';
  listOwnLeave: 'PROFESSIONAL';
  addOwnLeave: 'PROFESSIONAL';
  deleteOwnLeave: 'PROFESSIONAL';
  listHelpCalls: 'ADMIN';
  getCashUpDay: 'ADMIN';
  settleCashUp: 'ADMIN';
  getCashUpDetails: 'ADMIN';
  getOwnCash: 'PROFESSIONAL';
  getPayReport: 'ADMIN';
  exportPay: 'ADMIN';
  listCommissionRules: 'ADMIN';
  setCommissionRule: 'ADMIN';
  deleteCommissionRule: 'ADMIN';
  getOwnPay: 'PROFESSIONAL';
  listOwnReviews: 'USER';
  listReviews: 'ADMIN';
  hideReview: 'ADMIN';
  showReview: 'ADMIN';
  answerReview: 'ADMIN';
  listDocuments: 'ADMIN';
  exportDocuments: 'ADMIN';
  getDocument: 'USER' | 'ADMIN';
  getDocumentPdf: 'USER' | 'ADMIN';
  getDocumentHtml: 'USER' | 'ADMIN';
  listCourses: 'public';
  getCourse: 'public';
  listOwnEnrolments: 'USER';
  requestEnquiry: 'public';
  verifyEnquiry: 'public';
  listAllCourses: 'ADMIN';
  createCourse: 'ADMIN';
  updateCourse: 'ADMIN';
  deleteCourse: 'ADMIN';
  setCoursePicture: 'ADMIN';
  addBatch: 'ADMIN';
  updateBatch: 'ADMIN';
  deleteBatch: 'ADMIN';
  listEnquiries: 'ADMIN';
  addEnquiry: 'ADMIN';
  getEnquiry: 'ADMIN';
  updateEnquiry: 'ADMIN';
  eraseEnquiry: 'ADMIN';
  addEnquiryNote: 'ADMIN';
  enrolLearner: 'ADMIN';
  listEnrolments: 'ADMIN';
  moveEnrolment: 'ADMIN';
  cancelEnrolment: 'ADMIN';
  takeFee: 'ADMIN';
  refundFee: 'ADMIN';
  takeBackFee: 'ADMIN';
  getImage: 'public';
  getSettings: 'public';
  getAdminSettings: 'ADMIN';
  updateSettings: 'ADMIN';
  previewSettings: 'ADMIN';
  sendMessage: 'public';
  listMessages: 'ADMIN';
  deleteMessage: 'ADMIN';
  markMessageRead: 'ADMIN';
  markMessageUnread: 'ADMIN';
  listCustomers: 'ADMIN';
  addCustomer: 'ADMIN';
  getCustomer: 'ADMIN';
  updateCustomer: 'ADMIN';
  getCustomerNote: 'ADMIN';
  setCustomerNote: 'ADMIN';
  setCustomerStatus: 'ADMIN';
  getOverview: 'ADMIN';
  getAnalytics: 'ADMIN';
  listLoggedMessages: 'ADMIN';
  previewMessages: 'ADMIN';
  retryLoggedMessage: 'ADMIN';
  listJobs: 'ADMIN';
  retryAllJobs: 'ADMIN';
  deleteJob: 'ADMIN';
  retryJob: 'ADMIN';
  readVisitLink: 'public';
  moveByVisitLink: 'public';
  cancelByVisitLink: 'public';
  getVisitLinkCalendar: 'public';
  listDocumentsOfVisitLink: 'public';
  getVisitLinkDocumentPdf: 'public';
  getReviewByVisitLink: 'public';
  putReviewByVisitLink: 'public';
  listDaysOfVisitLink: 'public';
  listSlotsOfVisitLink: 'public';
  readDevClock: 'public';
  moveDevClock: 'public';
  readDevOutbox: 'public';
  readDevOrder: 'public';
  payDevOrder: 'public';
  verifyWhatsappHook: 'public';
  receiveWhatsappReports: 'public';
  receiveMsg91Reports: 'public';
  receiveRazorpayReports: 'public';
  receiveTwilioReports: 'public';
  listCalendarFeeds: 'ADMIN';
  createCalendarFeed: 'ADMIN';
  deleteCalendarFeed: 'ADMIN';
  listWebhooks: 'ADMIN';
  createWebhook: 'ADMIN';
  getWebhook: 'ADMIN';
  updateWebhook: 'ADMIN';
  deleteWebhook: 'ADMIN';
  rotateWebhookSecret: 'ADMIN';
  testWebhook: 'ADMIN';
  listWebhookDeliveries: 'ADMIN';
  replayWebhook: 'ADMIN';
}
export interface defaulted {
  register: never;
  login: never;
  verifyOtp: never;
  professionalLogin: never;
  verifyProfessionalOtp: never;
  setOwnLanguage: never;
  logout: never;
  validateToken: never;
  getProfile: never;
  updateProfile: never;
  deleteProfile: never;
  exportProfile: never;
  adminLogin: never;
  changePassword: never;
  listStaff: never;
  addStaff: never;
  removeStaff: 'revokeKeys';
  listApiKeys: never;
  createApiKey: never;
  revokeAllApiKeys: never;
  revokeApiKey: never;
  getOwnApiKey: never;
  listServices: 'page' | 'size' | 'uncategorised' | 'sort';
  listServicesByCategory: 'page' | 'size';
  getService: never;
  updateService: never;
  deleteService: never;
  listReviewsOfService: 'page' | 'size';
  createService: never;
  listCategories: 'page' | 'size';
  getCategory: never;
  createCategory: never;
  updateCategory: never;
  deleteCategory: never;
  createCart: never;
  getCartOfUser: never;
  getCart: never;
  deleteCart: never;
  addCartItem: never;
  clearCart: never;
  putCartService: never;
  updateCartItem: never;
  removeCartItem: never;
  applyCartCoupon: never;
  removeCartCoupon: never;
  listCoupons: never;
  createCoupon: never;
  getCoupon: never;
  updateCoupon: never;
  deleteCoupon: never;
  applyCoupon: never;
  validateCoupon: never;
  listAddresses: never;
  createAddress: never;
  updateAddress: never;
  deleteAddress: never;
  checkArea: never;
  requestAreaWish: never;
  verifyAreaWish: never;
  listAreaWishes: 'page' | 'size';
  deleteAreaWish: never;
  searchPlaces: never;
  reversePlace: never;
  listAvailableSlots: never;
  listBookableDays: never;
  listBookings: never;
  createBooking: never;
  listBookingsOfUser: never;
  getBooking: never;
  rescheduleBooking: never;
  deleteBooking: never;
  cancelBooking: never;
  getBookingCalendar: never;
  listDocumentsOfBooking: never;
  getReview: never;
  putReview: never;
  bookAgain: never;
  listAllBookings: 'page' | 'size' | 'order';
  bookForCustomer: never;
  listBookingChanges: 'size';
  exportBookings: never;
  getBookingWeek: never;
  getBookingDay: never;
  proposeDay: never;
  applyDay: never;
  listUncovered: never;
  listCandidates: never;
  assignProfessional: 'force' | 'chosen';
  waiveStartCode: never;
  answerHelp: never;
  setBookingExternal: never;
  setBookingStatus: never;
  markBookingCompleted: never;
  markBookingCompletedByPost: never;
  getBookingPayment: never;
  startPayment: never;
  recordPayment: never;
  refundPayment: never;
  markBookingPaid: never;
  markBookingUnpaid: never;
  markBookingRefunded: never;
  markBookingUnrefunded: never;
  getBookingHistory: never;
  listProfessionals: never;
  getProfessional: never;
  listReviewsOfProfessional: 'page' | 'size';
  listAllProfessionals: never;
  createProfessional: never;
  getProfessionalFigures: never;
  getProfessionalForStaff: never;
  updateProfessional: never;
  deleteProfessional: never;
  setProfessionalPhoto: never;
  setProfessionalDay: never;
  clearProfessionalDay: never;
  listLeave: never;
  addLeave: never;
  deleteLeave: never;
  previewProfessional: never;
  listOwnVisits: never;
  setVisitState: never;
  callForHelp: never;
  listOwnLeave: never;
  addOwnLeave: never;
  deleteOwnLeave: never;
  listHelpCalls: never;
  getCashUpDay: never;
  settleCashUp: never;
  getCashUpDetails: never;
  getOwnCash: never;
  getPayReport: never;
  exportPay: never;
  listCommissionRules: never;
  setCommissionRule: never;
  deleteCommissionRule: never;
  getOwnPay: never;
  listOwnReviews: never;
  listReviews: 'page' | 'size';
  hideReview: never;
  showReview: never;
  answerReview: never;
  listDocuments: 'page' | 'size';
  exportDocuments: never;
  getDocument: never;
  getDocumentPdf: never;
  getDocumentHtml: never;
  listCourses: never;
  getCourse: never;
  listOwnEnrolments: never;
  requestEnquiry: never;
  verifyEnquiry: never;
  listAllCourses: never;
  createCourse: never;
  updateCourse: never;
  deleteCourse: never;
  setCoursePicture: never;
  addBatch: never;
  updateBatch: never;
  deleteBatch: never;
  listEnquiries: 'due' | 'page' | 'size';
  addEnquiry: never;
  getEnquiry: never;
  updateEnquiry: never;
  eraseEnquiry: never;
  addEnquiryNote: never;
  enrolLearner: never;
  listEnrolments: 'owing' | 'page' | 'size';
  moveEnrolment: never;
  cancelEnrolment: never;
  takeFee: never;
  refundFee: never;
  takeBackFee: never;
  getImage: 'width';
  getSettings: never;
  getAdminSettings: never;
  updateSettings: never;
  previewSettings: never;
  sendMessage: never;
  listMessages: 'page' | 'size';
  deleteMessage: never;
  markMessageRead: never;
  markMessageUnread: never;
  listCustomers: 'page' | 'size';
  addCustomer: never;
  getCustomer: never;
  updateCustomer: never;
  getCustomerNote: never;
  setCustomerNote: never;
  setCustomerStatus: never;
  getOverview: never;
  getAnalytics: never;
  listLoggedMessages: 'page' | 'size';
  previewMessages: never;
  retryLoggedMessage: never;
  listJobs: 'state' | 'page' | 'size';
  retryAllJobs: never;
  deleteJob: never;
  retryJob: never;
  readVisitLink: never;
  moveByVisitLink: never;
  cancelByVisitLink: never;
  getVisitLinkCalendar: never;
  listDocumentsOfVisitLink: never;
  getVisitLinkDocumentPdf: never;
  getReviewByVisitLink: never;
  putReviewByVisitLink: never;
  listDaysOfVisitLink: never;
  listSlotsOfVisitLink: never;
  readDevClock: never;
  moveDevClock: never;
  readDevOutbox: never;
  readDevOrder: never;
  payDevOrder: never;
  verifyWhatsappHook: never;
  receiveWhatsappReports: never;
  receiveMsg91Reports: never;
  receiveRazorpayReports: never;
  receiveTwilioReports: never;
  listCalendarFeeds: never;
  createCalendarFeed: never;
  deleteCalendarFeed: never;
  listWebhooks: never;
  createWebhook: never;
  getWebhook: never;
  updateWebhook: never;
  deleteWebhook: never;
  rotateWebhookSecret: never;
  testWebhook: never;
  listWebhookDeliveries: 'page' | 'size';
  replayWebhook: never;
}
export type files = 'imageUrl' | 'imageFile' | 'picture' | 'photo';
export type raw = 'receiveWhatsappReports' | 'receiveMsg91Reports' | 'receiveRazorpayReports' | 'receiveTwilioReports';
